import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance } from 'fastify'
import type { Language } from '../../../contract/languages.ts'
import { pathOf } from '../../../contract/routes.ts'
import { SHARE_SIZE } from '../../../contract/share-picture.ts'
import { serverTexts } from '../../../contract/texts.server.ts'
import { describeError } from '../../../lib/describe-error.ts'
import { escapeMarkup } from '../../../lib/escape-markup.ts'
import { fill } from '../../../lib/fill.ts'
import { sharePicture } from '../../stories/share-picture.ts'
import { sharedCoverOf, sharePreview } from '../../stories/share-preview.ts'
import type { RequestCounts } from '../request-counts.ts'
import { limitOf } from '../request-limit.ts'
import type { Service } from '../service.ts'

const AN_HOUR = 'public, max-age=3600'

type ShareDeps = Pick<Service, 'db' | 'files' | 'publicOrigin' | 'log' | 'outages'>

interface Limits {
  readonly requestsPerMinute: number
  readonly counts?: RequestCounts
}

const picturePath = (share: string): string => `/share/story/${share}.jpg`

/** Of the page of a shared story, for its head; undefined where nothing is shared. */
export type ShareTags = (language: Language, share: string) => Promise<string | undefined>

/** A page is shown without them rather than not at all. */
export const shareTagsOf =
  (deps: ShareDeps): ShareTags =>
  async (language, share) => {
    try {
      const preview = await sharePreview(deps, share)
      return preview && tagsOf({ ...preview, language, share, origin: deps.publicOrigin })
    } catch (error) {
      const noted = deps.outages.note(error, 'preview of a shared story')
      if (!noted) deps.log.warn({ error: describeError(error) }, 'a shared story goes without its preview')
      return undefined
    }
  }

interface Tagged {
  readonly title: string
  readonly hasCover: boolean
  readonly language: Language
  readonly share: string
  readonly origin: string
}

function tagsOf({ title, hasCover, language, share, origin }: Tagged): string {
  const { pages, reader, urls } = serverTexts(language)
  const shown = title === '' ? pages.share.title : title
  const tags: Record<string, string> = {
    'og:title': shown,
    'og:description': pages.share.description,
    'og:type': 'website',
    'og:locale': language,
    'og:url': origin + pathOf('share', { language, id: share }, urls),
    ...(hasCover && {
      'og:image': origin + picturePath(share),
      'og:image:type': 'image/jpeg',
      'og:image:width': String(SHARE_SIZE.width),
      'og:image:height': String(SHARE_SIZE.height),
      'og:image:alt': fill(reader.cover, { title: shown }),
    }),
  }
  const lines = Object.entries(tags).map(
    ([name, value]) => `<meta property="${name}" content="${escapeMarkup(value)}">`,
  )
  return `${lines.join('')}<meta name="twitter:card" content="${hasCover ? 'summary_large_image' : 'summary'}">`
}

/** The picture that such a link shows; gone with the share. */
export async function addSharedStoryRoutes(
  server: FastifyInstance,
  deps: ShareDeps,
  { requestsPerMinute, counts }: Limits,
): Promise<void> {
  await server.register(async scope => {
    await scope.register(rateLimit, limitOf({ what: 'shares', max: requestsPerMinute, counts }))
    scope.get<{ Params: { name: string } }>('/share/story/:name', async (request, reply) => {
      const [, share = ''] = /^([\w-]+)\.jpg$/.exec(request.params.name) ?? []
      const cover = await sharedCoverOf(deps, share)
      if (!cover) return reply.code(404).header('cache-control', 'no-store').send()
      reply.headers({
        'cross-origin-resource-policy': 'cross-origin',
        'x-robots-tag': 'noindex',
        'cache-control': AN_HOUR,
      })
      return reply.type('image/jpeg').send(Buffer.from(await sharePicture(cover)))
    })
  })
}
