import { serve } from '../shared/serve.js'

serve('docs', 'This is docs')
