import { createHash } from 'node:crypto'
import { describeScene } from '../../contract/describe-picture.ts'
import type { LandingDraft } from '../../contract/landing.ts'
import { serverTexts } from '../../contract/texts.server.ts'
import { readFilePath } from '../outside/content/asset-address.ts'
import type { DraftEntry } from '../outside/content/content.ts'
import { coverOf } from './entry-draft.ts'
import type { LandingDeps } from './landing-deps.ts'
import { readWords } from './make-pictures.ts'
import { type PictureName, pictureAt, pictureKey, wordsKey } from './picture-address.ts'

/** `https://images.ctfassets.net/{space}/{asset}/{token}/{file}` */
const CONTENTFUL = /^https:\/\/images\.(?:[a-z]+\.)?ctfassets\.net\/[^/]+\/([\w.-]{1,64})\//
const ID_LETTERS = 24
const TITLE_MAX = 255

/** The asset of a draft's cover, stored if need be; undefined without one. `unknown` for an address not ours. */
export async function coverAsset(
  deps: LandingDeps,
  draft: LandingDraft,
  before: DraftEntry | undefined,
): Promise<string | undefined | 'unknown'> {
  const { coverImage } = draft
  if (coverImage === '') return undefined
  const picture = pictureAt(deps.secret, coverImage)
  if (picture) return keepAsAsset(deps, draft, picture)
  const asset = assetAt(coverImage)
  if (asset === undefined) return 'unknown'
  if (before && coverOf(before).asset === asset) return asset
  return (await deps.content.write.assetUrls([asset])).get(asset) === coverImage ? asset : 'unknown'
}

const assetAt = (address: string): string | undefined =>
  readFilePath(address.split('?')[0] ?? '')?.asset ?? CONTENTFUL.exec(address)?.[1]

async function keepAsAsset(
  { files, content }: LandingDeps,
  { language, title }: LandingDraft,
  picture: PictureName,
): Promise<string | 'unknown'> {
  const made = `${picture.set}/${picture.file}/${language}`
  const id = `cover-${createHash('sha256').update(made).digest('hex').slice(0, ID_LETTERS)}`
  if ((await content.write.assetUrls([id])).has(id)) return id
  const file = await files.get(pictureKey(picture))
  if (!file) return 'unknown'
  const words = await files.get(wordsKey(picture.set))
  const scene = words && readWords(words.bytes).scenes[Number(picture.file[0]) - 1]
  const described = scene ? describeScene(serverTexts(language).pictures, scene) : title
  const name = described.slice(0, TITLE_MAX).toWellFormed()
  const { bytes, type: contentType } = file
  await content.write.saveAsset({ id, title: name, description: described, fileName: 'cover.webp', contentType, bytes })
  return id
}
