/** Why an archive is not unpacked, as a sentence for the build log. */
export class ArchiveRefusal extends Error {
    constructor(reason) {
        super(`The archive is refused: ${reason}.`);
        this.name = 'ArchiveRefusal';
    }
}
