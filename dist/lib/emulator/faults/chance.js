/** Draws from a state of 32 bits, which the seed is the first of. The same state gives the same number everywhere. */
export function draw(state) {
    // A counter whose bits are mixed by two rounds of shift and multiply, the constants those of MurmurHash3's last step.
    const next = (state + 0x9e3779b9) >>> 0;
    let bits = next ^ (next >>> 16);
    bits = Math.imul(bits, 0x85ebca6b);
    bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
    return { value: ((bits ^ (bits >>> 16)) >>> 0) / 2 ** 32, next };
}
