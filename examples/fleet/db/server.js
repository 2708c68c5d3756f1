import { serve } from '../shared/serve.js'

serve('db', 'This is db')
