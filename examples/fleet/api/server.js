import { serve } from '../shared/serve.js'

serve('api', 'This is api')
