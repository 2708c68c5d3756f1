import { ask, explain, explainRead, run } from '../../api.js'
import { copy } from '../../page-elements.js'
import { html, nothing } from '../../safe-html.js'

/** @typedef {import('../../types.d.ts').ShownTables} ShownTables */
/** @typedef {{ engine: string, host: string, port: number, username: string, password: string, database: string }} Connection */

/**
 * A database to work with: how to connect to it, its tables, and a console for statements.
 * @param {string} id of the service
 * @param {() => void} draw
 */
export function databasePanel(id, draw) {
  let output = ''
  let problem = ''
  let isRunning = false
  /** @type {Connection | undefined} */
  let connection
  /** @type {ShownTables | undefined} */
  let tables
  let tablesProblem = ''
  let isReading = false
  let hasBegun = false

  /** The first read of a database starts its engine, which takes seconds. */
  async function readTables() {
    isReading = true
    draw()
    try {
      tables = await ask('GET', `services/${encodeURIComponent(id)}/tables`, { timeoutMs: 120_000 })
      tablesProblem = ''
    } catch (error) {
      tablesProblem = explainRead(error)
    }
    isReading = false
    draw()
  }

  /** @param {SubmitEvent} event */
  async function send(event) {
    event.preventDefault()
    if (isRunning) return
    const query = String(new FormData(/** @type {HTMLFormElement} */ (event.currentTarget)).get('query'))
    isRunning = true
    draw()
    try {
      output = (await run('db_query', { id, query })).output
      problem = ''
    } catch (error) {
      problem = explain(error)
    }
    isRunning = false
    await readTables()
  }

  /** @param {KeyboardEvent} event */
  function pressed(event) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    const { form } = /** @type {HTMLTextAreaElement} */ (event.currentTarget)
    form?.requestSubmit()
  }

  /** @param {string} schema @param {string} name */
  function choose(schema, name) {
    const field = document.querySelector('textarea[name="query"]')
    if (!(field instanceof HTMLTextAreaElement)) return
    const place = schema === 'public' ? quoted(name) : `${quoted(schema)}.${quoted(name)}`
    field.value = `select * from ${place} limit 20`
    field.focus()
  }

  return {
    async refresh() {
      connection = await run('get_db_connection', { id })
      if (hasBegun || connection?.engine !== 'postgres') return
      hasBegun = true
      void readTables()
    },
    template: () => html`
      ${connection === undefined ? nothing : connectionLine(connection)}
      ${
        connection !== undefined && connection.engine !== 'postgres'
          ? nothing
          : html`
      <section class="panel">
        <div class="row"><h2>Tables</h2><button class="quiet" ?disabled=${isReading} @click=${readTables}>Read again</button></div>
        <p class="muted" role="status">${isReading ? 'Reading. The engine starts with the first read.' : nothing}</p>
        <p class="problem" role="alert" ?hidden=${tablesProblem === ''}>${tablesProblem}</p>
        ${tables === undefined ? nothing : tableList(tables, choose)}
      </section>
      <form class="panel stack" @submit=${send}>
        <label>Statement <textarea name="query" rows="4" required spellcheck="false" placeholder="select now()" @keydown=${pressed}></textarea></label>
        <div class="row"><button class="main" ?disabled=${isRunning}>Run</button> <span class="muted">or Ctrl+Enter in the statement</span></div>
        <p class="muted" role="status">${isRunning ? 'Running …' : nothing}</p>
      </form>
      <p class="problem" role="alert" ?hidden=${problem === ''}>${problem}</p>
      ${output === '' ? nothing : html`<pre tabindex="0" aria-label="Output">${output}</pre>`}`
      }
    `,
  }
}

/** The address of the database, whose password is copied and not shown. @param {Connection} connection */
function connectionLine(connection) {
  const { username, password, host, port, database, engine } = connection
  const scheme = engine === 'postgres' ? 'postgres' : engine
  const address = (/** @type {string} */ secret) =>
    `${scheme}://${encodeURIComponent(username)}:${secret}@${host}:${port}/${encodeURIComponent(database)}`
  const whole = address(encodeURIComponent(password))
  return html`<section class="panel">
    <h2>Connection string</h2>
    <div class="copyable">
      <pre tabindex="0" aria-label="Connection string without its password">${address('***')}</pre>
      <button class="quiet" aria-label="Copy: Connection string" @click=${(/** @type {MouseEvent} */ event) => copy(event, whole)}>Copy</button>
    </div>
    <p class="muted">${
      engine === 'postgres'
        ? 'For psql and any driver: the password is in what is copied. The port changes with each start of the platform.'
        : 'Of this engine only the settings are stored: nothing listens there.'
    }</p>
  </section>`
}

/**
 * @param {ShownTables} tables
 * @param {(schema: string, name: string) => void} choose
 */
function tableList({ tables, count }, choose) {
  if (count === 0) return html`<p class="muted">It has no table yet.</p>`
  return html`
    <ul class="plain tables" aria-label="Tables">
      ${tables.map(
        ({ schema, name, rows }) => html`<li>
          <button class="quiet" aria-label=${`Select from ${name}`} @click=${() => choose(schema, name)}><bdi>${schema === 'public' ? name : `${schema}.${name}`}</bdi></button>
          <span class="muted number">${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}</span>
        </li>`,
      )}
    </ul>
    ${count > tables.length ? html`<p class="muted">${count - tables.length} more tables are not counted.</p>` : nothing}
  `
}

/** @param {string} name */
function quoted(name) {
  return /^[a-z_][a-z\d_]*$/.test(name) ? name : `"${name.replaceAll('"', '""')}"`
}
