import { serve } from '../shared/serve.js'

// The fleet hands on the address of the api that was deployed with it.
serve('web', `The api is at ${process.env.API_URL ?? '(not known)'}`)
