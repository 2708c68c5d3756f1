export const id = 132;
export const ids = [132];
export const modules = {

/***/ 3374:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ s),
/* harmony export */   Fs: () => (/* binding */ R),
/* harmony export */   H0: () => (/* binding */ h),
/* harmony export */   Ik: () => (/* binding */ O),
/* harmony export */   KC: () => (/* binding */ F),
/* harmony export */   KI: () => (/* binding */ A),
/* harmony export */   L5: () => (/* binding */ I),
/* harmony export */   Ww: () => (/* binding */ f),
/* harmony export */   Y2: () => (/* binding */ _),
/* harmony export */   YO: () => (/* binding */ C),
/* harmony export */   Yj: () => (/* binding */ N),
/* harmony export */   _H: () => (/* binding */ T),
/* harmony export */   ai: () => (/* binding */ D),
/* harmony export */   cl: () => (/* binding */ E),
/* harmony export */   g1: () => (/* binding */ j),
/* harmony export */   h_: () => (/* binding */ u),
/* harmony export */   hq: () => (/* binding */ p),
/* harmony export */   is: () => (/* binding */ S),
/* harmony export */   lq: () => (/* binding */ k),
/* harmony export */   nd: () => (/* binding */ d),
/* harmony export */   pd: () => (/* binding */ v),
/* harmony export */   qF: () => (/* binding */ m),
/* harmony export */   qg: () => (/* binding */ L),
/* harmony export */   re: () => (/* binding */ M),
/* harmony export */   xL: () => (/* binding */ z),
/* harmony export */   yG: () => (/* binding */ g),
/* harmony export */   z6: () => (/* binding */ l),
/* harmony export */   zM: () => (/* binding */ w)
/* harmony export */ });
const e={lang:void 0,message:void 0,abortEarly:void 0,abortPipeEarly:void 0};/* @__NO_SIDE_EFFECTS__ */
function t(t){return t?{lang:t?.lang??void 0,message:t?.message,abortEarly:t?.abortEarly??void 0,abortPipeEarly:t?.abortPipeEarly??void 0}:e}/* @__NO_SIDE_EFFECTS__ */
function n(e){let t=typeof e;return t===`string`?`"${e}"`:t===`number`||t===`bigint`||t===`boolean`?`${e}`:t===`object`||t===`function`?(e&&Object.getPrototypeOf(e)?.constructor?.name)??`null`:t}function r(e,t,r,i,a){let o=a&&`input`in a?a.input:r.value,s=a?.expected??e.expects??null,c=a?.received??/* @__PURE__ */ n(o),l={kind:e.kind,type:e.type,input:o,expected:s,received:c,message:`Invalid ${t}: ${s?`Expected ${s} but r`:`R`}eceived ${c}`,requirement:e.requirement,path:a?.path,issues:a?.issues,lang:i.lang,abortEarly:i.abortEarly,abortPipeEarly:i.abortPipeEarly},u=e.kind===`schema`,d=a?.message??e.message??(e.reference,l.lang,void 0)??(u?(l.lang,void 0):null)??i.message??(l.lang,void 0);d!==void 0&&(l.message=typeof d==`function`?d(l):d),u&&(r.typed=!1),r.issues?r.issues.push(l):r.issues=[l]}/* @__NO_SIDE_EFFECTS__ */
function i(e,t){return Object.prototype.hasOwnProperty.call(e,t)&&t!==`__proto__`&&t!==`prototype`&&t!==`constructor`}/* @__NO_SIDE_EFFECTS__ */
function a(e,t){let n=[...new Set(e)];return n.length>1?`(${n.join(` ${t} `)})`:n[0]??`never`}function o(e){return e[`~standard`]={version:1,vendor:`valibot`,validate:n=>e[`~run`]({value:n},/* @__PURE__ */ t())},e}/* @__NO_SIDE_EFFECTS__ */
function s(e){if(e.path){let t=``;for(let n of e.path)if(typeof n.key==`string`||typeof n.key==`number`)t+=t?`.${n.key}`:n.key;else return null;return t}return null}var c=class extends Error{constructor(e){super(e[0].message),this.name=`ValiError`,this.issues=e}};/* @__NO_SIDE_EFFECTS__ */
function l(e,t){return{kind:`validation`,type:`check`,reference:l,async:!1,expects:null,requirement:e,message:t,"~run"(e,t){return e.typed&&!this.requirement(e.value)&&r(this,`input`,e,t),e}}}/* @__NO_SIDE_EFFECTS__ */
function u(e){return{kind:`metadata`,type:`description`,reference:u,description:e}}/* @__NO_SIDE_EFFECTS__ */
function d(e){return{kind:`validation`,type:`integer`,reference:d,async:!1,expects:null,requirement:Number.isInteger,message:e,"~run"(e,t){return e.typed&&!this.requirement(e.value)&&r(this,`integer`,e,t),e}}}/* @__NO_SIDE_EFFECTS__ */
function f(e,t){return{kind:`validation`,type:`min_value`,reference:f,async:!1,expects:`>=${e instanceof Date?e.toJSON():/* @__PURE__ */ n(e)}`,requirement:e,message:t,"~run"(e,t){return e.typed&&!(e.value>=this.requirement)&&r(this,`value`,e,t,{received:e.value instanceof Date?e.value.toJSON():/* @__PURE__ */ n(e.value)}),e}}}/* @__NO_SIDE_EFFECTS__ */
function p(e){return{kind:`validation`,type:`non_empty`,reference:p,async:!1,expects:`!0`,message:e,"~run"(e,t){return e.typed&&e.value.length===0&&r(this,`length`,e,t,{received:`0`}),e}}}/* @__NO_SIDE_EFFECTS__ */
function m(e,t){return{kind:`transformation`,type:`parse_json`,reference:m,config:e,message:t,async:!1,"~run"(e,t){try{e.value=JSON.parse(e.value,this.config?.reviver)}catch(n){if(n instanceof Error)r(this,`JSON`,e,t,{received:`"${n.message}"`}),e.typed=!1;else throw n}return e}}}/* @__NO_SIDE_EFFECTS__ */
function h(e){return{kind:`validation`,type:`raw_check`,reference:h,async:!1,expects:null,"~run"(t,n){return e({dataset:t,config:n,addIssue:e=>r(this,e?.label??`input`,t,n,e)}),t}}}/* @__NO_SIDE_EFFECTS__ */
function g(e,t){return{kind:`validation`,type:`regex`,reference:g,async:!1,expects:`${e}`,requirement:e,message:t,"~run"(e,t){return e.typed&&!this.requirement.test(e.value)&&r(this,`format`,e,t),e}}}/* @__NO_SIDE_EFFECTS__ */
function _(e){return{kind:`validation`,type:`safe_integer`,reference:_,async:!1,expects:null,requirement:Number.isSafeInteger,message:e,"~run"(e,t){return e.typed&&!this.requirement(e.value)&&r(this,`safe integer`,e,t),e}}}/* @__NO_SIDE_EFFECTS__ */
function v(e){return{kind:`transformation`,type:`transform`,reference:v,async:!1,operation:e,"~run"(e){return e.value=this.operation(e.value),e}}}const y={abortEarly:!0};/* @__NO_SIDE_EFFECTS__ */
function b(e,t,n){return typeof e.fallback==`function`?e.fallback(t,n):e.fallback}/* @__NO_SIDE_EFFECTS__ */
function x(e,t,n){return typeof e.default==`function`?e.default(t,n):e.default}/* @__NO_SIDE_EFFECTS__ */
function S(e,t){return!e[`~run`]({value:t},y).issues}/* @__NO_SIDE_EFFECTS__ */
function C(e,t){return o({kind:`schema`,type:`array`,reference:C,expects:`Array`,async:!1,item:e,message:t,"~run"(e,t){let n=e.value;if(Array.isArray(n)){e.typed=!0,e.value=[];for(let r=0;r<n.length;r++){let i=n[r],a=this.item[`~run`]({value:i},t);if(a.issues){let o={type:`array`,origin:`value`,input:n,key:r,value:i};for(let t of a.issues)t.path?t.path.unshift(o):t.path=[o],e.issues?.push(t);if(e.issues||=a.issues,t.abortEarly){e.typed=!1;break}}a.typed||(e.typed=!1),e.value.push(a.value)}}else r(this,`type`,e,t);return e}})}/* @__NO_SIDE_EFFECTS__ */
function w(e){return o({kind:`schema`,type:`boolean`,reference:w,expects:`boolean`,async:!1,message:e,"~run"(e,t){return typeof e.value==`boolean`?e.typed=!0:r(this,`type`,e,t),e}})}/* @__NO_SIDE_EFFECTS__ */
function T(e,t){return o({kind:`schema`,type:`loose_object`,reference:T,expects:`Object`,async:!1,entries:e,message:t,"~run"(e,t){let n=e.value;if(n&&typeof n==`object`){e.typed=!0,e.value={};for(let i in this.entries){let a=this.entries[i];if(i in n||(a.type===`exact_optional`||a.type===`optional`||a.type===`nullish`)&&a.default!==void 0){let r=i in n?n[i]:/* @__PURE__ */ x(a),o=a[`~run`]({value:r},t);if(o.issues){let a={type:`object`,origin:`value`,input:n,key:i,value:r};for(let t of o.issues)t.path?t.path.unshift(a):t.path=[a],e.issues?.push(t);if(e.issues||=o.issues,t.abortEarly){e.typed=!1;break}}o.typed||(e.typed=!1),e.value[i]=o.value}else if(a.fallback!==void 0)e.value[i]=/* @__PURE__ */ b(a);else if(a.type!==`exact_optional`&&a.type!==`optional`&&a.type!==`nullish`&&(r(this,`key`,e,t,{input:void 0,expected:`"${i}"`,path:[{type:`object`,origin:`key`,input:n,key:i,value:n[i]}]}),t.abortEarly))break}if(!e.issues||!t.abortEarly)for(let t in n)/* @__PURE__ */ i(n,t)&&!Object.prototype.hasOwnProperty.call(this.entries,t)&&(e.value[t]=n[t])}else r(this,`type`,e,t);return e}})}/* @__NO_SIDE_EFFECTS__ */
function E(e,t){return o({kind:`schema`,type:`nullish`,reference:E,expects:`(${e.expects} | null | undefined)`,async:!1,wrapped:e,default:t,"~run"(e,t){return(e.value===null||e.value===void 0)&&(this.default!==void 0&&(e.value=/* @__PURE__ */ x(this,e,t)),e.value===null||e.value===void 0)?(e.typed=!0,e):this.wrapped[`~run`](e,t)}})}/* @__NO_SIDE_EFFECTS__ */
function D(e){return o({kind:`schema`,type:`number`,reference:D,expects:`number`,async:!1,message:e,"~run"(e,t){return typeof e.value==`number`&&!isNaN(e.value)?e.typed=!0:r(this,`type`,e,t),e}})}/* @__NO_SIDE_EFFECTS__ */
function O(e,t){return o({kind:`schema`,type:`object`,reference:O,expects:`Object`,async:!1,entries:e,message:t,"~run"(e,t){let n=e.value;if(n&&typeof n==`object`){e.typed=!0,e.value={};for(let i in this.entries){let a=this.entries[i];if(i in n||(a.type===`exact_optional`||a.type===`optional`||a.type===`nullish`)&&a.default!==void 0){let r=i in n?n[i]:/* @__PURE__ */ x(a),o=a[`~run`]({value:r},t);if(o.issues){let a={type:`object`,origin:`value`,input:n,key:i,value:r};for(let t of o.issues)t.path?t.path.unshift(a):t.path=[a],e.issues?.push(t);if(e.issues||=o.issues,t.abortEarly){e.typed=!1;break}}o.typed||(e.typed=!1),e.value[i]=o.value}else if(a.fallback!==void 0)e.value[i]=/* @__PURE__ */ b(a);else if(a.type!==`exact_optional`&&a.type!==`optional`&&a.type!==`nullish`&&(r(this,`key`,e,t,{input:void 0,expected:`"${i}"`,path:[{type:`object`,origin:`key`,input:n,key:i,value:n[i]}]}),t.abortEarly))break}}else r(this,`type`,e,t);return e}})}/* @__NO_SIDE_EFFECTS__ */
function k(e,t){return o({kind:`schema`,type:`optional`,reference:k,expects:`(${e.expects} | undefined)`,async:!1,wrapped:e,default:t,"~run"(e,t){return e.value===void 0&&(this.default!==void 0&&(e.value=/* @__PURE__ */ x(this,e,t)),e.value===void 0)?(e.typed=!0,e):this.wrapped[`~run`](e,t)}})}/* @__NO_SIDE_EFFECTS__ */
function A(e,t){return o({kind:`schema`,type:`picklist`,reference:A,expects:/* @__PURE__ */ a(e.map(n),`|`),async:!1,options:e,message:t,"~run"(e,t){return this.options.includes(e.value)?e.typed=!0:r(this,`type`,e,t),e}})}/* @__NO_SIDE_EFFECTS__ */
function j(e,t,n){return o({kind:`schema`,type:`record`,reference:j,expects:`Object`,async:!1,key:e,value:t,message:n,"~run"(e,t){let n=e.value;if(n&&typeof n==`object`){e.typed=!0,e.value={};for(let r in n)if(/* @__PURE__ */ i(n,r)){let i=n[r],a=this.key[`~run`]({value:r},t);if(a.issues){let o={type:`object`,origin:`key`,input:n,key:r,value:i};for(let t of a.issues)t.path=[o],e.issues?.push(t);if(e.issues||=a.issues,t.abortEarly){e.typed=!1;break}}let o=this.value[`~run`]({value:i},t);if(o.issues){let a={type:`object`,origin:`value`,input:n,key:r,value:i};for(let t of o.issues)t.path?t.path.unshift(a):t.path=[a],e.issues?.push(t);if(e.issues||=o.issues,t.abortEarly){e.typed=!1;break}}a.typed&&o.typed||(e.typed=!1),a.typed&&(e.value[a.value]=o.value)}}else r(this,`type`,e,t);return e}})}/* @__NO_SIDE_EFFECTS__ */
function M(e,t){return o({kind:`schema`,type:`strict_object`,reference:M,expects:`Object`,async:!1,entries:e,message:t,"~run"(e,t){let n=e.value;if(n&&typeof n==`object`){e.typed=!0,e.value={};for(let i in this.entries){let a=this.entries[i];if(i in n||(a.type===`exact_optional`||a.type===`optional`||a.type===`nullish`)&&a.default!==void 0){let r=i in n?n[i]:/* @__PURE__ */ x(a),o=a[`~run`]({value:r},t);if(o.issues){let a={type:`object`,origin:`value`,input:n,key:i,value:r};for(let t of o.issues)t.path?t.path.unshift(a):t.path=[a],e.issues?.push(t);if(e.issues||=o.issues,t.abortEarly){e.typed=!1;break}}o.typed||(e.typed=!1),e.value[i]=o.value}else if(a.fallback!==void 0)e.value[i]=/* @__PURE__ */ b(a);else if(a.type!==`exact_optional`&&a.type!==`optional`&&a.type!==`nullish`&&(r(this,`key`,e,t,{input:void 0,expected:`"${i}"`,path:[{type:`object`,origin:`key`,input:n,key:i,value:n[i]}]}),t.abortEarly))break}if(!e.issues||!t.abortEarly){for(let i in n)if(!Object.prototype.hasOwnProperty.call(this.entries,i)){r(this,`key`,e,t,{input:i,expected:`never`,path:[{type:`object`,origin:`key`,input:n,key:i,value:n[i]}]});break}}}else r(this,`type`,e,t);return e}})}/* @__NO_SIDE_EFFECTS__ */
function N(e){return o({kind:`schema`,type:`string`,reference:N,expects:`string`,async:!1,message:e,"~run"(e,t){return typeof e.value==`string`?e.typed=!0:r(this,`type`,e,t),e}})}/* @__NO_SIDE_EFFECTS__ */
function P(e){let t;if(e)for(let n of e)if(t)for(let e of n.issues)t.push(e);else t=n.issues;return t}/* @__NO_SIDE_EFFECTS__ */
function F(e,t){return o({kind:`schema`,type:`union`,reference:F,expects:/* @__PURE__ */ a(e.map(e=>e.expects),`|`),async:!1,options:e,message:t,"~run"(e,t){let n,i,a;for(let r of this.options){let o=r[`~run`]({value:e.value},t);if(o.typed){if(o.issues)i?i.push(o):i=[o];else{n=o;break}}else a?a.push(o):a=[o]}if(n)return n;if(i){if(i.length===1)return i[0];r(this,`type`,e,t,{issues:/* @__PURE__ */ P(i)}),e.typed=!0}else if(a?.length===1)return a[0];else r(this,`type`,e,t,{issues:/* @__PURE__ */ P(a)});return e}})}/* @__NO_SIDE_EFFECTS__ */
function I(){return o({kind:`schema`,type:`unknown`,reference:I,expects:`unknown`,async:!1,"~run"(e){return e.typed=!0,e}})}function L(e,n,r){let i=e[`~run`]({value:n},/* @__PURE__ */ t(r));if(i.issues)throw new c(i.issues);return i.value}/* @__NO_SIDE_EFFECTS__ */
function R(...e){return o({...e[0],pipe:e,"~run"(t,n){for(let r of e)if(r.kind!==`metadata`){if(t.issues&&(r.kind===`schema`||r.kind===`transformation`)){t.typed=!1;break}t.issues&&(n.abortEarly||n.abortPipeEarly)||(t=r[`~run`](t,n))}return t}})}/* @__NO_SIDE_EFFECTS__ */
function z(e,n,r){let i=e[`~run`]({value:n},/* @__PURE__ */ t(r));return{typed:i.typed,success:!i.issues,output:i.value,issues:i.issues}}

/***/ }),

/***/ 6085:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {



__webpack_require__.d(__webpack_exports__, {
  C: () => (/* binding */ createParser)
});

;// CONCATENATED MODULE: ./node_modules/eventsource-parser/dist/errors.js
/**
 * Error thrown when encountering an issue during parsing.
 *
 * @public
 */
class ParseError extends Error {
    constructor(message, options) {
        super(message);
        this.name = 'ParseError';
        this.type = options.type;
        this.field = options.field;
        this.value = options.value;
        this.line = options.line;
    }
}
//# sourceMappingURL=errors.js.map
;// CONCATENATED MODULE: ./node_modules/eventsource-parser/dist/parse.js
/**
 * EventSource/Server-Sent Events parser
 * @see https://html.spec.whatwg.org/multipage/server-sent-events.html
 */

// ASCII codes used in the hot parsing paths.
const LF = 10;
const CR = 13;
const SPACE = 32;
const MAX_FIELD_PREFIX_LENGTH = 6;
/**
 * Creates a new EventSource parser.
 *
 * @param config - Parser configuration. Accepts callbacks (see {@link ParserCallbacks})
 *   and options like `maxBufferSize` (see {@link ParserConfig}).
 *
 * @returns A new EventSource parser, with `feed` and `reset` methods.
 * @public
 */
function createParser(config) {
    if (typeof config === 'function') {
        throw new TypeError('`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?');
    }
    const { maxBufferSize, onComment, onError, onEvent, onId, onRetry } = config;
    // Trailing bytes from prior `feed()` calls that did not yet form a complete line.
    // Stored as an array of fragments and only joined when a line terminator arrives.
    // Concatenating per-feed (`prefix + chunk`) is O(N²) when a single SSE line spans
    // many chunks (e.g. a large `data:` payload streamed in tiny slices, or an MCP-style
    // server that emits one giant content block). Buffering as fragments + joining once
    // makes the same workload linear.
    const pendingFragments = [];
    // Running total of `pendingFragments` lengths, kept in sync with the array so the
    // `maxBufferSize` check doesn't have to walk the fragment list on every feed.
    let pendingFragmentsLength = 0;
    // Empty or partial leading BOM; undefined once the BOM check is complete.
    let bomPrefix = '';
    let id;
    let data = '';
    let dataLines = 0;
    let eventType;
    // Set after a `maxBufferSize` overflow. Once tripped, `feed()` throws until
    // `reset()` is called \u2014 see the comment on `maxBufferSize` in `ParserConfig`.
    let terminated = false;
    let skippingLine = false;
    // Set when a line (parsed or discarded) was terminated by a trailing `\r` at the very
    // end of a chunk. That `\r` is ambiguous: it may be a bare-CR terminator or the first
    // half of a `\r\n` whose `\n` lands in the next chunk. The line itself is complete
    // either way, but we must remember to swallow a single leading `\n` from the next
    // chunk so the pair is treated as one terminator rather than a blank line (which
    // would dispatch an event prematurely).
    let skipNextLineFeed = false;
    /**
     * Feeds a chunk of the SSE stream to the parser. Any trailing bytes that do
     * not yet form a complete line are held back and prepended to the next chunk,
     * so callers can pass arbitrary slices of the stream without worrying about
     * line boundaries.
     *
     * Per the SSE spec, one leading UTF-8 BOM is stripped before parsing,
     * even when split across chunks. This handles both the raw 3-byte form (0xEF 0xBB
     * 0xBF) and a single decoded U+FEFF, so a leading BOM is ignored regardless of
     * how the caller decoded the bytes.
     *
     * @see https://html.spec.whatwg.org/multipage/server-sent-events.html#parsing-an-event-stream
     */
    function feed(chunk) {
        if (terminated) {
            throw new Error('Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.');
        }
        if (bomPrefix !== undefined) {
            chunk = bomPrefix + chunk;
            // Wait only while the input could still be a raw BOM. Empty chunks must
            // not finish the check, and a mismatched prefix must remain ordinary input.
            if (chunk === '' || chunk === '\xEF' || chunk === '\xEF\xBB') {
                bomPrefix = chunk;
                return;
            }
            bomPrefix = undefined;
            // Strip exactly one leading BOM, in decoded or raw byte-valued form.
            chunk = chunk.replace(/^(?:\uFEFF|\xEF\xBB\xBF)/, '');
        }
        // Rare resume states from a prior chunk boundary: a pending `\r\n` split or a
        // line being discarded. Single combined check keeps the hot path to one branch;
        // the actual handling lives out-of-line in `resumeAfterSkip`.
        if (skippingLine || skipNextLineFeed) {
            chunk = resumeAfterSkip(chunk);
            if (!chunk) {
                return;
            }
        }
        // Hot path: no buffered prefix from a prior partial line. Hand the chunk
        // straight to `processLines`, exactly like the original implementation.
        // Zero new work in the common case (every chunk ends with `\n\n`).
        if (!pendingFragments.length) {
            const trailing = processLines(chunk);
            if (trailing !== '') {
                storeTrailing(trailing);
            }
            checkForBufferOverflow();
            return;
        }
        // We have a buffered prefix. If this chunk also has no terminator, append
        // to the buffer without concatenating \u2014 that's the O(N²) trap we're
        // avoiding (large single `data:` payload split across many tiny chunks).
        if (chunk.indexOf('\n') === -1 && chunk.indexOf('\r') === -1) {
            if (pendingFragmentsLength < MAX_FIELD_PREFIX_LENGTH) {
                const head = pendingFragments.join('') +
                    chunk.slice(0, MAX_FIELD_PREFIX_LENGTH - pendingFragmentsLength);
                if (!shouldBufferTrailing(head)) {
                    pendingFragments.length = 0;
                    pendingFragmentsLength = 0;
                    skippingLine = true;
                    return;
                }
            }
            pendingFragments.push(chunk);
            pendingFragmentsLength += chunk.length;
            checkForBufferOverflow();
            return;
        }
        // Terminator arrived. Join the accumulated fragments + this chunk once,
        // process, and buffer any new trailing partial line.
        pendingFragments.push(chunk);
        const input = pendingFragments.join('');
        pendingFragments.length = 0;
        pendingFragmentsLength = 0;
        storeTrailing(processLines(input));
        checkForBufferOverflow();
    }
    // Out-of-line handler for the rare post-boundary states. `skipNextLineFeed` means a
    // line (parsed or discarded) ended with a trailing `\r` at the previous chunk boundary,
    // so a single leading `\n` must be swallowed to consume a split `\r\n` as one terminator.
    // `skippingLine` means we are discarding an invalid line until its terminator arrives.
    // The two states are mutually exclusive. Returns the remaining chunk to parse ('' if
    // this chunk was fully consumed).
    function resumeAfterSkip(chunk) {
        if (chunk.length === 0) {
            return chunk;
        }
        if (skipNextLineFeed) {
            skipNextLineFeed = false;
            return chunk.charCodeAt(0) === LF ? chunk.slice(1) : chunk;
        }
        const crIndex = chunk.indexOf('\r');
        const lfIndex = chunk.indexOf('\n');
        const lineEnd = crIndex === -1 ? lfIndex : lfIndex === -1 ? crIndex : crIndex < lfIndex ? crIndex : lfIndex;
        if (lineEnd === -1) {
            return '';
        }
        // Trailing `\r` at the very end of the chunk: defer the CRLF/CR decision to the
        // next chunk (see `skipNextLineFeed`) rather than greedily consuming just the `\r`.
        if (lineEnd === chunk.length - 1 && chunk.charCodeAt(lineEnd) === CR) {
            skippingLine = false;
            skipNextLineFeed = true;
            return '';
        }
        skippingLine = false;
        return chunk.slice(lineEnd + (chunk.charCodeAt(lineEnd) === CR && chunk.charCodeAt(lineEnd + 1) === LF ? 2 : 1));
    }
    function storeTrailing(trailing) {
        if (!trailing)
            return;
        // A trailing that ends with `\r` is not a partial line: the `\r` terminates it,
        // and only the CRLF-vs-CR ambiguity remains (the matching `\n` may start the next
        // chunk). Parse the completed line now \u2014 buffering it could grow unbounded through
        // the no-terminator append path, and discarding it would eat the terminator and
        // make skip mode swallow the next line.
        if (trailing.charCodeAt(trailing.length - 1) === CR) {
            parseLine(trailing, 0, trailing.length - 1);
            if (checkForBufferOverflow())
                return;
            skipNextLineFeed = true;
            return;
        }
        if (shouldBufferTrailing(trailing)) {
            pendingFragments.push(trailing);
            pendingFragmentsLength = trailing.length;
            return;
        }
        skippingLine = true;
    }
    function shouldBufferTrailing(trailing) {
        const firstCharCode = trailing.charCodeAt(0);
        return ((firstCharCode === 58 && !!onComment) ||
            (firstCharCode === 100 && isPotentialField(trailing, 'data')) ||
            (firstCharCode === 101 && isPotentialField(trailing, 'event')) ||
            (firstCharCode === 105 && isPotentialField(trailing, 'id')) ||
            (firstCharCode === 114 && isPotentialField(trailing, 'retry')));
    }
    // Returns true when parsing must stop for the current chunk (the parser was already
    // terminated or has just overflowed), and false when processing can continue.
    function checkForBufferOverflow() {
        if (terminated)
            return true;
        if (maxBufferSize === undefined)
            return false;
        if (pendingFragmentsLength + data.length <= maxBufferSize)
            return false;
        terminated = true;
        pendingFragments.length = 0;
        pendingFragmentsLength = 0;
        id = undefined;
        data = '';
        dataLines = 0;
        eventType = undefined;
        skippingLine = false;
        skipNextLineFeed = false;
        onError === null || onError === void 0 ? void 0 : onError(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, {
            type: 'max-buffer-size-exceeded',
        }));
        return true;
    }
    /**
     * Splits `chunk` into SSE lines and dispatches each to the appropriate handler.
     * Returns any trailing bytes that did not terminate with a line break, so the
     * caller can prepend them to the next chunk.
     *
     * The SSE spec permits three line terminators: `\n`, `\r`, and `\r\n`. Real-world
     * streams almost always use plain `\n`, so we take a fast path when no `\r` is
     * present in the chunk. The slow path is spec-correct but does more work per line.
     */
    function processLines(chunk) {
        let searchIndex = 0;
        // Fast path: LF-only chunk (the common case for typical SSE servers).
        // We can scan forward with a single `indexOf('\n')` per line and inline
        // the hot-path branches for `data:` and `event:` without the CR bookkeeping
        // the slow path needs.
        if (chunk.indexOf('\r') === -1) {
            let lfIndex = chunk.indexOf('\n', searchIndex);
            while (lfIndex !== -1) {
                // Blank line: end-of-event marker. Dispatch the accumulated event (if any)
                // and reset the buffered fields. This is hoisted out of `parseLine` because
                // it's the single most common line shape after `data:` lines.
                if (searchIndex === lfIndex) {
                    if (id !== undefined) {
                        onId === null || onId === void 0 ? void 0 : onId(id);
                    }
                    if (dataLines > 0) {
                        onEvent === null || onEvent === void 0 ? void 0 : onEvent({ id, event: eventType, data });
                    }
                    id = undefined;
                    data = '';
                    dataLines = 0;
                    eventType = undefined;
                    searchIndex = lfIndex + 1;
                    lfIndex = chunk.indexOf('\n', searchIndex);
                    continue;
                }
                const firstCharCode = chunk.charCodeAt(searchIndex);
                if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
                    // `data:` line \u2014 append the value to the event's data buffer.
                    // 'data:'.length === 5, 'data: '.length === 6
                    const valueStart = chunk.charCodeAt(searchIndex + 5) === SPACE ? searchIndex + 6 : searchIndex + 5;
                    const value = chunk.slice(valueStart, lfIndex);
                    // Fast path within a fast path: if this is the first data line AND the
                    // next char is another LF (i.e. `data:foo\n\n`), dispatch immediately
                    // without ever writing to the `data` buffer. This is the shape of a
                    // typical single-line SSE event (ChatGPT-style streams, etc.) and is
                    // hot enough to be worth the duplication.
                    if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === LF) {
                        if (id !== undefined) {
                            onId === null || onId === void 0 ? void 0 : onId(id);
                        }
                        onEvent === null || onEvent === void 0 ? void 0 : onEvent({ id, event: eventType, data: value });
                        id = undefined;
                        data = '';
                        eventType = undefined;
                        searchIndex = lfIndex + 2;
                        lfIndex = chunk.indexOf('\n', searchIndex);
                        continue;
                    }
                    // Multi-line data: concatenate with newline separator per spec.
                    data = dataLines === 0 ? value : `${data}\n${value}`;
                    dataLines++;
                }
                else if (isEventPrefix(chunk, searchIndex, firstCharCode)) {
                    // `event:` line \u2014 set the event type for the next dispatch. Per spec,
                    // an empty value resets `event type` to its default (undefined here).
                    // 'event:'.length === 6, 'event: '.length === 7
                    eventType =
                        chunk.slice(chunk.charCodeAt(searchIndex + 6) === SPACE ? searchIndex + 7 : searchIndex + 6, lfIndex) || undefined;
                }
                else {
                    // Everything else: `id:`, `retry:`, comment lines (`:` prefix), unknown
                    // fields, or malformed lines. These are rarer and go through the full
                    // per-line parser, which handles the SSE field grammar in detail.
                    parseLine(chunk, searchIndex, lfIndex);
                }
                if (checkForBufferOverflow())
                    return '';
                searchIndex = lfIndex + 1;
                lfIndex = chunk.indexOf('\n', searchIndex);
            }
            return chunk.slice(searchIndex);
        }
        // Slow path: the chunk contains at least one `\r`, so lines may be terminated
        // by `\r`, `\n`, or `\r\n`. We locate the next terminator by looking at both
        // the nearest `\r` and `\n` and picking whichever comes first.
        let crIndex = chunk.indexOf('\r', searchIndex);
        let lfIndex = chunk.indexOf('\n', searchIndex);
        while (searchIndex < chunk.length) {
            let lineEnd = -1;
            if (crIndex !== -1 && lfIndex !== -1) {
                lineEnd = crIndex < lfIndex ? crIndex : lfIndex;
            }
            else if (crIndex !== -1) {
                // A trailing `\r` at the very end of the chunk is ambiguous: it could be
                // a bare-CR terminator, or the first half of a `\r\n` whose `\n` arrives
                // in the next chunk. Defer until we see more input.
                if (crIndex === chunk.length - 1) {
                    lineEnd = -1;
                }
                else {
                    lineEnd = crIndex;
                }
            }
            else if (lfIndex !== -1) {
                lineEnd = lfIndex;
            }
            if (lineEnd === -1) {
                break;
            }
            parseLine(chunk, searchIndex, lineEnd);
            if (checkForBufferOverflow())
                return '';
            searchIndex = lineEnd + 1;
            // If we just consumed a `\r` and the next char is `\n`, skip it so the
            // pair is treated as a single terminator rather than an empty line.
            if (chunk.charCodeAt(searchIndex - 1) === CR && chunk.charCodeAt(searchIndex) === LF) {
                searchIndex++;
            }
            // Reuse unconsumed matches and failed searches instead of rescanning the suffix.
            if (crIndex !== -1 && crIndex < searchIndex) {
                crIndex = chunk.indexOf('\r', searchIndex);
            }
            if (lfIndex !== -1 && lfIndex < searchIndex) {
                lfIndex = chunk.indexOf('\n', searchIndex);
            }
        }
        return chunk.slice(searchIndex);
    }
    function parseLine(chunk, start, end) {
        if (start === end) {
            dispatchEvent();
            return;
        }
        const firstCharCode = chunk.charCodeAt(start);
        if (isDataPrefix(chunk, start, firstCharCode)) {
            // 'data:'.length === 5, 'data: '.length === 6
            const valueStart = chunk.charCodeAt(start + 5) === SPACE ? start + 6 : start + 5;
            const value = chunk.slice(valueStart, end);
            data = dataLines === 0 ? value : `${data}\n${value}`;
            dataLines++;
            return;
        }
        if (isEventPrefix(chunk, start, firstCharCode)) {
            // 'event:'.length === 6, 'event: '.length === 7
            eventType =
                chunk.slice(chunk.charCodeAt(start + 6) === SPACE ? start + 7 : start + 6, end) || undefined;
            return;
        }
        // Fast path for "id:" \u2014 'i' = 105, 'd' = 100, ':' = 58
        if (firstCharCode === 105 &&
            chunk.charCodeAt(start + 1) === 100 &&
            chunk.charCodeAt(start + 2) === 58) {
            // 'id:'.length === 3, 'id: '.length === 4
            const value = chunk.slice(chunk.charCodeAt(start + 3) === SPACE ? start + 4 : start + 3, end);
            // If the field value does not contain U+0000 NULL, then set the `ID` buffer to
            // the field value. Otherwise, ignore the field.
            if (!value.includes('\0'))
                id = value;
            return;
        }
        // Comment line \u2014 ':' = 58
        if (firstCharCode === 58) {
            if (onComment) {
                const line = chunk.slice(start, end);
                // skip ':' (+1), or ': ' (+2) when a space follows
                onComment(line.slice(chunk.charCodeAt(start + 1) === SPACE ? 2 : 1));
            }
            return;
        }
        const line = chunk.slice(start, end);
        const fieldSeparatorIndex = line.indexOf(':');
        if (fieldSeparatorIndex === -1) {
            processField(line, '', line);
            return;
        }
        const field = line.slice(0, fieldSeparatorIndex);
        // skip ':' (+1), or ': ' (+2) when a space follows
        const offset = line.charCodeAt(fieldSeparatorIndex + 1) === SPACE ? 2 : 1;
        const value = line.slice(fieldSeparatorIndex + offset);
        processField(field, value, line);
    }
    function processField(field, value, line) {
        // Field names must be compared literally, with no case folding performed.
        switch (field) {
            case 'event':
                // Set the `event type` buffer to field value
                eventType = value || undefined;
                break;
            case 'data':
                data = dataLines === 0 ? value : `${data}\n${value}`;
                dataLines++;
                break;
            case 'id':
                // If the field value does not contain U+0000 NULL, then set the `ID` buffer to
                // the field value. Otherwise, ignore the field.
                if (!value.includes('\0'))
                    id = value;
                break;
            case 'retry':
                // If the field value consists of only ASCII digits, then interpret the field value as an
                // integer in base ten, and set the event stream's reconnection time to that integer.
                // Otherwise, ignore the field.
                if (/^\d+$/.test(value)) {
                    onRetry === null || onRetry === void 0 ? void 0 : onRetry(parseInt(value, 10));
                }
                else {
                    onError === null || onError === void 0 ? void 0 : onError(new ParseError(`Invalid \`retry\` value: "${value}"`, {
                        type: 'invalid-retry',
                        value,
                        line,
                    }));
                }
                break;
            default:
                // Otherwise, the field is ignored.
                onError === null || onError === void 0 ? void 0 : onError(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, { type: 'unknown-field', field, value, line }));
                break;
        }
    }
    function dispatchEvent() {
        if (id !== undefined) {
            onId === null || onId === void 0 ? void 0 : onId(id);
        }
        if (dataLines > 0) {
            onEvent === null || onEvent === void 0 ? void 0 : onEvent({
                id,
                event: eventType,
                data,
            });
        }
        id = undefined;
        data = '';
        dataLines = 0;
        eventType = undefined;
    }
    function reset(options = {}) {
        if (options.consume && pendingFragments.length > 0) {
            const incompleteLine = pendingFragments.join('');
            parseLine(incompleteLine, 0, incompleteLine.length);
        }
        bomPrefix = '';
        id = undefined;
        data = '';
        dataLines = 0;
        eventType = undefined;
        pendingFragments.length = 0;
        pendingFragmentsLength = 0;
        terminated = false;
        skippingLine = false;
        skipNextLineFeed = false;
    }
    return { feed, reset };
}
/**
 * Checks if `chunk` starts with the literal `data:` at index `i`.
 *
 * Equivalent to `chunk.startsWith('data:', i)`, but benchmarks show this
 * hand-unrolled char-code comparison is ~20% faster on common event types.
 * The caller passes `firstCharCode` (the code at `i`) so it can be reused
 * across prefix checks.
 *
 * ASCII: 'd' = 100, 'a' = 97, 't' = 116, 'a' = 97, ':' = 58
 */
function isDataPrefix(chunk, i, firstCharCode) {
    return (firstCharCode === 100 &&
        chunk.charCodeAt(i + 1) === 97 &&
        chunk.charCodeAt(i + 2) === 116 &&
        chunk.charCodeAt(i + 3) === 97 &&
        chunk.charCodeAt(i + 4) === 58);
}
/**
 * Checks if `chunk` starts with the literal `event:` at index `i`.
 *
 * See {@link isDataPrefix} for why this is hand-unrolled rather than using
 * `String.prototype.startsWith`.
 *
 * ASCII: 'e' = 101, 'v' = 118, 'e' = 101, 'n' = 110, 't' = 116, ':' = 58
 */
function isEventPrefix(chunk, i, firstCharCode) {
    return (firstCharCode === 101 &&
        chunk.charCodeAt(i + 1) === 118 &&
        chunk.charCodeAt(i + 2) === 101 &&
        chunk.charCodeAt(i + 3) === 110 &&
        chunk.charCodeAt(i + 4) === 116 &&
        chunk.charCodeAt(i + 5) === 58);
}
function isPotentialField(line, field) {
    let i = 1;
    while (i < line.length && i < field.length) {
        if (line.charCodeAt(i) !== field.charCodeAt(i)) {
            return false;
        }
        i++;
    }
    return line.length <= field.length || line.charCodeAt(field.length) === 58;
}
//# sourceMappingURL=parse.js.map

/***/ })

};
