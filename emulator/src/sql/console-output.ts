import { messages } from '@electric-sql/pglite'
import { formatTable, noticeText } from './result-text.ts'

/** The output of one query as text, no more than `limit` characters. */
export class ConsoleOutput {
  readonly #sql: string
  readonly #limit: number
  readonly #blocks: string[] = []
  #size = 0
  #columns: readonly string[] | undefined
  #rows: string[][] = []
  #rowCount = 0
  #rowSize = 0
  #isCopying = false
  readonly #notifications: string[] = []
  #cut = false
  #state: string | undefined

  constructor(sql: string, limit: number) {
    this.#sql = sql
    this.#limit = limit
  }

  /** Whether the query left a transaction open. */
  get isInTransaction(): boolean {
    return this.#state === 'T' || this.#state === 'E'
  }

  get text(): string {
    const cut = this.#cut ? [`(cut: the console shows at most ${this.#limit} characters)`] : []
    return [...this.#blocks, ...cut].join('\n')
  }

  take(message: messages.BackendMessage): void {
    if (message instanceof messages.RowDescriptionMessage) this.#columns = message.fields.map(({ name }) => name)
    else if (message instanceof messages.DataRowMessage) this.#row(message)
    else if (message instanceof messages.CopyResponse) this.#isCopying = message.name === 'copyOutResponse'
    else if (message instanceof messages.CopyDataMessage)
      this.#print(Buffer.from(message.chunk).toString().replace(/\n$/, ''))
    else if (message instanceof messages.CommandCompleteMessage) this.#complete(message.text)
    else if (message instanceof messages.DatabaseError) {
      // Never cut, as only this shows that the query failed.
      this.#columns = undefined
      this.#blocks.push(noticeText(message, this.#sql))
    } else if (message instanceof messages.NoticeMessage) this.#print(noticeText(message, this.#sql))
    else if (message instanceof messages.NotificationResponseMessage)
      this.#notifications.push(notificationText(message))
    else if (message instanceof messages.ReadyForQueryMessage) {
      for (const line of this.#notifications.splice(0)) this.#print(line)
      this.#state = message.status
    }
  }

  #row({ fields, length }: messages.DataRowMessage): void {
    this.#rowCount += 1
    if (this.#size + this.#rowSize > this.#limit) return
    this.#rows.push(fields.map((each) => each ?? ''))
    this.#rowSize += length
  }

  #complete(tag: string): void {
    if (this.#columns) this.#printTable(this.#columns)
    // No tag comes after a table, and none after data that went to the same output.
    if (this.#isCopying) this.#isCopying = false
    else if (!this.#columns || !/^(SELECT|SHOW|EXPLAIN|FETCH|VALUES)\b/.test(tag)) this.#print(tag)
    this.#columns = undefined
  }

  #printTable(columns: readonly string[]): void {
    const { text, shown } = formatTable(columns, this.#rows, this.#limit - this.#size)
    const count = `(${this.#rowCount} ${this.#rowCount === 1 ? 'row' : 'rows'})`
    this.#print(`${text}\n${count}\n`)
    if (shown < this.#rowCount) this.#cut = true
    this.#rows = []
    this.#rowCount = 0
    this.#rowSize = 0
  }

  #print(block: string): void {
    const room = this.#limit - this.#size
    if (block.length > room) this.#cut = true
    if (room <= 0) return
    this.#blocks.push(block.slice(0, room))
    this.#size += block.length + 1
  }
}

/** A notification as psql prints it (src/bin/psql/common.c: PrintNotifications). */
function notificationText({ channel, payload, processId }: messages.NotificationResponseMessage): string {
  const said = payload === '' ? '' : ` with payload "${payload}"`
  return `Asynchronous notification "${channel}"${said} received from server process with PID ${processId}.`
}
