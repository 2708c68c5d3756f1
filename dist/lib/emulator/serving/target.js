/**
 * What stands behind each exposed port, by hostname. The process was told to listen on a port that was free, in place of the
 * internal one: that one leads there. There are no containers, so any other port is this machine's.
 */
export function exposedTargets({ internalPort }, target, ports) {
    const targetOf = (port) => target.kind === 'folder' || internalPort === undefined || port === internalPort
        ? target
        : { kind: 'process', host: '127.0.0.1', port };
    return new Map(ports.map(({ hostname, port }) => [hostname, targetOf(port)]));
}
