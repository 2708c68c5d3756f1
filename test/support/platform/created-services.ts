import type { Reply } from './reply.ts'

/** A service that `POST /api/services` created. */
export interface CreatedService {
  readonly id: string
  readonly fields: Readonly<Record<string, unknown>>
}

/** A setting of a service that was changed. */
export interface Setting {
  readonly service: string
  readonly name: 'searchIndexing' | 'autoDeploy'
  readonly enabled: unknown
}

export interface ExposedPort {
  readonly service: string
  readonly port: unknown
  readonly label: unknown
  readonly hostname: string
}

export const noSuchService: Reply = { status: 404, json: { error: 'no such service' } }

/** The services that were created, and their settings. */
export class CreatedServices {
  readonly all: CreatedService[] = []
  readonly settings: Setting[] = []
  readonly ports: ExposedPort[] = []
  /** Ids of services that were deleted in the dashboard; the platform no longer knows them. */
  readonly deleted = new Set<string>()

  create(fields: Readonly<Record<string, unknown>>): Reply & { readonly id: string } {
    const { name, repoUrl, image } = fields
    const id = `svc-new-${this.all.length + 1}`
    if ((repoUrl === undefined) === (image === undefined)) {
      return { id, status: 400, json: { error: 'exactly one of repoUrl and image' } }
    }
    this.all.push({ id, fields })
    const sourceType = image === undefined ? 'git' : 'image'
    return { id, status: 201, json: { id, name, slug: name, sourceType, status: 'idle' } }
  }

  /** A label has one port, and a port has one label. */
  expose(service: string, { port, label }: Readonly<Record<string, unknown>>): Reply {
    if (this.deleted.has(service)) return noSuchService
    const taken = this.ports.some((each) => each.service === service && (each.port === port || each.label === label))
    if (taken) return { status: 409, json: { error: `port ${String(port)} is exposed already` } }
    const hostname = `${String(label)}-x1.apps.example`
    this.ports.push({ service, port, label, hostname })
    return { status: 201, json: { port: Number(port), label, hostname } }
  }

  switch(service: string, name: Setting['name'], enabled: unknown): Reply {
    if (this.deleted.has(service)) return noSuchService
    this.settings.push({ service, name, enabled })
    return { json: { id: service, name: service, [name]: enabled } }
  }

  /** Deleted services that can still be restored. */
  listDeleted(): Reply {
    const entries = [...this.deleted].map((id) => ({ id, name: id, slug: id, deletedAt: '2026-01-01T00:00:00Z' }))
    return { json: entries }
  }

  has(id: string): boolean {
    return this.all.some((each) => each.id === id) && !this.deleted.has(id)
  }
}
