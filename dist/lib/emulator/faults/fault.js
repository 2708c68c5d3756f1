/** Whether nothing of the true answer comes through. */
export function isReplacement(fault) {
    switch (fault.kind) {
        case 'status':
        case 'html':
        case 'endless':
        case 'redirect':
            return true;
        case 'reset':
        case 'close':
        case 'mute':
            return fault.afterBytes === undefined;
        default:
            return false;
    }
}
