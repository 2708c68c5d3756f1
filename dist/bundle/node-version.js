const oldest = 24;
export function findOldNode() {
    const { node } = process.versions;
    if (Number.parseInt(node, 10) >= oldest)
        return undefined;
    const advice = 'Install a newer Node.js, or put it first on `PATH`.';
    return `Taxiway needs Node.js ${oldest} or later, but runs on ${node}. ${advice}`;
}
