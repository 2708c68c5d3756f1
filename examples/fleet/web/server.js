import { serve } from '../shared/serve.js'

serve('web', 'The web')
