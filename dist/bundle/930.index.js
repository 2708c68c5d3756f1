export const id = 930;
export const ids = [930];
export const modules = {

/***/ 7930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


__webpack_require__.r(__webpack_exports__);


__webpack_require__.d(__webpack_exports__, {
  annotateFiles: () => (/* binding */ annotateFiles)
});


var find_commit = __webpack_require__(7190);

var git_command = __webpack_require__(557);

var failure_signs = __webpack_require__(4967);
;

const mostPlaces = 9;
const longestLine = 1_000;
const file = String.raw `(?<file>(?:file:\/\/)?(?:(?<![A-Za-z])[A-Za-z]:[\\/])?[^\s:()"'<>\[\]|=,]*(?:[^\s:()"'<>\[\]|=,\\/]\.[A-Za-z]\w{0,9}|\b(?:Docker|Rake|Gem)file))`;
const failure_places_forms = [
    String.raw `${file}:(?<line>\d{1,7})(?::(?<column>\d{1,5}))?(?!\d|\.\d)`,
    String.raw `${file}:?[(\[](?<line>\d{1,7}),(?<column>\d{1,5})[)\]]`,
    String.raw `${file} \((?<line>\d{1,7}):(?<column>\d{1,5})\)`,
    String.raw `${file} (?<line>\d{1,7}):(?<column>\d{1,5})(?=[-\s]|$)`,
    String.raw `${file}(?:", line|:line| on line| line) (?<line>\d{1,7})\b`,
].map((source) => new RegExp(source));
const reversed = new RegExp(String.raw `\bline (?<line>\d{1,7}) of ${file}`);
const below = /^\s+(?<line>\d{1,7}):(?<column>\d{1,5})\s+error\s+(?<text>\S.*)/;
const heading = new RegExp(`^${file}$`);
const message = /^[\])]?(?::| -|,)? *(?:\S.*)$/;
const harmless = /\b(?:warning|note|info)\b/i;
const buildFolder = /^\/(?:app|workspace|usr\/src\/app|src|code|build|project|repo|source)\//;
function placesIn(lines, project) {
    const plain = lines.map((line) => (0,failure_signs/* bare */.$B)(line.slice(0, longestLine)));
    const found = [...findAll(plain, project)];
    const messages = found.filter(({ kind }) => kind === 'message');
    const statement = plain.find((line) => (0,failure_signs/* signalStrength */.cR)(line) === 3)?.trim();
    const frames = found.filter(({ kind }) => kind === 'frame');
    const frame = frames.some(({ isPython }) => isPython) ? frames.findLast(({ isPython }) => isPython) : frames[0];
    const chosen = messages.length > 0 || frame === undefined ? messages : [{ ...frame, text: statement ?? frame.text }];
    const unique = new Map(chosen.map((place) => [`${place.file}:${place.line}:${place.text}`, place]));
    return [...unique.values()].slice(0, mostPlaces).map(({ kind: _, isPython: __, ...place }) => place);
}
function* findAll(lines, project) {
    let named;
    for (const text of lines) {
        const head = heading.exec(text.trim())?.groups?.['file'];
        if (head !== undefined)
            named = ownFile(head, project);
        const inner = named === undefined ? undefined : below.exec(text)?.groups;
        if (named !== undefined && inner !== undefined) {
            const [line, column] = [Number(inner['line']), Number(inner['column'])];
            yield { file: named, line, column, text: (inner['text'] ?? '').trim(), kind: 'message', isPython: false };
        }
        else if (!(0,failure_signs/* isOthers */.s2)(text))
            yield* findIn(text, project);
    }
}
function* findIn(text, project) {
    for (const form of [...failure_places_forms, reversed]) {
        const match = form.exec(text);
        const { file: path = '', line = '', column } = match?.groups ?? {};
        const own = match === null ? undefined : ownFile(path, project);
        if (match === null || own === undefined || Number(line) === 0)
            continue;
        const rest = text.slice(match.index + match[0].length).trim();
        const before = text.slice(0, match.index);
        const isFirst = /^[\s\W]*(?:ERROR\]?[\s\W]*|\w*Error: )?$/.test(before);
        const says = isFirst && message.test(rest) && /[A-Za-z]{3}/.test(rest) && !/^:?in `/.test(rest);
        const isMessage = (says && !harmless.test(rest)) || form === reversed || /\b(?:on )?line$/.test(form.source);
        if (says && harmless.test(rest))
            return;
        const place = { file: own, line: Number(line), column: column === undefined ? undefined : Number(column) };
        yield { ...place, text: text.trim(), kind: isMessage ? 'message' : 'frame', isPython: /^\s*File "/.test(text) };
        return;
    }
}
function ownFile(given, { paths, root }) {
    const path = given
        .replace(/^file:\/\//, '')
        .replaceAll('\\', '/')
        .replace(/^(?:\.\/)+/, '');
    if (path.startsWith('//') || path.split('/').includes('..'))
        return undefined;
    const isAbsolute = /^(?:[A-Za-z]:)?\//.test(path);
    if (!isAbsolute) {
        if (paths.has(root + path))
            return root + path;
        if (paths.has(path))
            return path;
        return onlyOne([...paths].filter((each) => each.endsWith(`/${path}`)));
    }
    const absolute = path.replace(/^[A-Za-z]:/, '');
    const usual = absolute.replace(buildFolder, '');
    for (const known of [root + usual, usual])
        if (paths.has(known))
            return known;
    const ends = [...absolute.matchAll(/\//g)].slice(1).map(({ index }) => absolute.slice(index + 1));
    return onlyOne(ends.flatMap((end) => [root + end, end]).filter((end) => paths.has(end)));
}
function onlyOne(found) {
    const [first, ...others] = new Set(found);
    return others.length === 0 ? first : undefined;
}


var run_report = __webpack_require__(9723);

var commit_id = __webpack_require__(872);
;





const mostMs = 3_000;
async function annotateFiles(job, run) {
    const { cause } = run;
    const { ref } = (0,run_report/* judgedDeployment */.x9)(run) ?? {};
    const { console, context, inputs } = job;
    if (console.annotate === undefined || cause.length === 0)
        return;
    const git = (0,git_command/* gitIn */.uM)(context.workspace, AbortSignal.timeout(mostMs));
    const isBranch = ref === undefined || ref === context.refName;
    const commit = (0,commit_id/* readCommit */.kN)(ref ?? '') ?? (isBranch ? context.sha : undefined);
    if (commit === undefined || !(await isCheckedOut(git, commit)))
        return;
    const listed = await git(['ls-tree', '-r', '-z', '--name-only', '--full-tree', 'HEAD']);
    if (!listed.ok)
        return;
    const folder = [inputs.text('archive-path'), inputs.text('root-dir')].filter((each) => each !== undefined).join('/');
    const root = folder.replace(/^(?:\.?\/)+|\/\.?(?=\/|$)|^\.$/g, '');
    const project = { paths: new Set(listed.output.split('\0')), root: root === '' ? '' : `${root}/` };
    for (const place of placesIn(cause, project))
        console.annotate(place);
}
async function isCheckedOut(git, commit) {
    const [head, , ...merged] = await (0,find_commit/* checkedOutCommits */.Cm)(git);
    return [head, ...merged].some((each) => each?.startsWith(commit));
}


/***/ })

};
