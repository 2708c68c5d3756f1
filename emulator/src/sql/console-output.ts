import {
  type BackendMessage,
  type Column,
  noticeFields,
  readCells,
  readColumns,
  readNotification,
} from './engine-protocol.ts'
import { formatTable, noticeText } from './result-text.ts'

/** The output of one query as text, no more than `limit` characters. */
export class ConsoleOutput {
  readonly #sql: string
  readonly #limit: number
  readonly #blocks: string[] = []
  #size = 0
  #columns: readonly Column[] | undefined
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

  /** Whether the engine is ready for the next query; if not, it has stopped. */
  get isFinished(): boolean {
    return this.#state !== undefined
  }

  /** Whether the query left a transaction open. */
  get isInTransaction(): boolean {
    return this.#state === 'T' || this.#state === 'E'
  }

  get text(): string {
    const cut = this.#cut ? [`(cut: the console shows at most ${this.#limit} characters)`] : []
    return [...this.#blocks, ...cut].join('\n')
  }

  take(message: BackendMessage): void {
    switch (message.type) {
      case 'T': // RowDescription
        this.#columns = readColumns(message)
        break
      case 'D': // DataRow
        this.#row(message)
        break
      case 'H': // CopyOutResponse
        this.#isCopying = true
        break
      case 'd': // CopyData
        this.#print(message.body.toString().replace(/\n$/, ''))
        break
      case 'C': // CommandComplete
        this.#complete(message.body.toString().replace(/\0.*$/s, ''))
        break
      case 'E': // ErrorResponse: never cut, as only this shows that the query failed.
        this.#columns = undefined
        this.#blocks.push(noticeText(noticeFields(message), this.#sql))
        break
      case 'N': // NoticeResponse
        this.#print(noticeText(noticeFields(message), this.#sql))
        break
      case 'A': // NotificationResponse
        this.#notifications.push(readNotification(message))
        break
      case 'Z': // ReadyForQuery
        for (const line of this.#notifications.splice(0)) this.#print(line)
        this.#state = message.body.toString('latin1')
        break
      default: // Empty queries, parameters, the ends of copies: nothing is printed.
    }
  }

  #row(message: BackendMessage): void {
    this.#rowCount += 1
    if (this.#size + this.#rowSize > this.#limit) return
    this.#rows.push(readCells(message))
    this.#rowSize += message.body.length
  }

  #complete(tag: string): void {
    if (this.#columns) this.#printTable(this.#columns)
    // No tag comes after a table, and none after data that went to the same output.
    if (this.#isCopying) this.#isCopying = false
    else if (!this.#columns || !/^(SELECT|SHOW|EXPLAIN|FETCH|VALUES)\b/.test(tag)) this.#print(tag)
    this.#columns = undefined
  }

  #printTable(columns: readonly Column[]): void {
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
