import { serve } from '../shared/serve.js'

serve('worker', 'This is worker')
