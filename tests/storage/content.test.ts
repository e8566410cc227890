import { describeContent } from '../api/outside/content/content-suite.ts'
import { openEmbedded } from '../api/outside/content/embedded-content.ts'

describeContent('The embedded content service', () => openEmbedded())
describeContent('The embedded content service on a port', () => openEmbedded({ onPort: true }))
