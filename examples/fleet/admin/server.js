import { serve } from '../shared/serve.js'

serve('admin', 'This is admin')
