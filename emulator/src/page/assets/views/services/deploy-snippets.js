import { copyable } from '../../page-elements.js'
import { html } from '../../safe-html.js'
import { to } from '../../view-addresses.js'

/**
 * How to deploy the service from a workflow, a terminal and a program. The key is not here: the view of the platform shows it.
 * @param {import('../../types.d.ts').ServiceDetail} service
 */
export function deploySnippets({ id, name, engine, source, settings }) {
  const url = location.origin
  if (engine !== null) return database(id, url)
  const isGit = source.kind === 'git'
  // Without one the platform deploys the default branch, whatever that is called.
  const ref = isGit ? settings.branch : undefined
  return html`
    <p><a href=${to('settings')}>Platform</a> shows the key when you ask for it, and a line that defines <code>taxiway</code> if your shell does not find it. Keep the key in <code>TAXIWAY_API_KEY</code>, or in a secret of the workflow.</p>
    <section class="panel">
      <h2>Command line</h2>
      ${copyable(
        `Command line that deploys ${name}`,
        `export TAXIWAY_BASE_URL=${url} TAXIWAY_API_KEY=…\ntaxiway deploy --service-id ${quoted(id)}${ref === undefined ? '' : ` --ref ${quoted(ref)}`}`,
      )}
    </section>
    <section class="panel">
      <h2>Workflow step</h2>
      ${copyable(
        `Workflow step that deploys ${name}`,
        `- uses: <owner>/taxiway@v1
  with:
    base-url: ${url}
    api-key: \${{ secrets.PLATFORM_API_KEY }}
    service-id: ${JSON.stringify(id)}${isGit ? `\n    ref: \${{ github.sha }}` : ''}`,
      )}
      <p class="muted">For a runner on this machine, such as act: no other machine can reach the platform.</p>
    </section>
    <section class="panel">
      <h2>Library</h2>
      ${copyable(
        `Program that deploys ${name}`,
        `import { deploy, Platform } from 'taxiway'

await using platform = new Platform({ baseUrl: ${JSON.stringify(url)}, apiKey: process.env.TAXIWAY_API_KEY ?? '' })
const report = await deploy(
  platform,
  { serviceId: ${JSON.stringify(id)}${ref === undefined ? '' : `, ref: ${JSON.stringify(ref)}`} },
  {
    timeoutMs: 30 * 60_000,
    onEvent: (event) => {
      if (event.kind === 'lines') for (const { text } of event.lines) console.log(text)
      else console.error(event)
    },
  },
)
console.log(report.outcome, report.reason)`,
      )}
    </section>
  `
}

/**
 * @param {string} id
 * @param {string} url
 */
function database(id, url) {
  return html`<section class="panel">
    <h2>Command line</h2>
    ${copyable(
      'Command line that runs a statement',
      `export TAXIWAY_BASE_URL=${url} TAXIWAY_API_KEY=…\ntaxiway call db_query --args '{ "id": ${JSON.stringify(id)}, "query": "select now()" }'`,
    )}
  </section>`
}

/**
 * For a POSIX shell.
 * @param {string} text
 */
function quoted(text) {
  return /^[\w./:-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
