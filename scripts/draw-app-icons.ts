import { mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'

/** Draws the app's icons into public/app (committed): `node scripts/draw-app-icons.ts`. */
const ROOT = path.resolve(import.meta.dirname, '..')
const FOLDER = path.join(ROOT, 'public/app')
const LANTERN = { width: 34, height: 42 }
/** Share of the icon's height that the lantern takes up; a mask may cut off everything outside of the middle 80 %. */
const PLAIN = 0.72
const MASKED = 0.54
const CORNER = 0.22

const logo = await readFile(path.join(ROOT, 'src/components/Logo.astro'), 'utf8')
const lantern = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(logo)?.[1]?.replaceAll('currentColor', '#f7eedb')
if (lantern === undefined) throw new Error('Logo.astro holds no svg')

interface Icon {
  readonly name: string
  readonly size: number
  readonly share: number
  /** Share of the width; 0 where the platform cuts the icon. */
  readonly corner: number
}
const ICONS: readonly Icon[] = [
  { name: 'icon-192', size: 192, share: PLAIN, corner: CORNER },
  { name: 'icon-512', size: 512, share: PLAIN, corner: CORNER },
  { name: 'maskable-512', size: 512, share: MASKED, corner: 0 },
  { name: 'apple-touch-180', size: 180, share: PLAIN, corner: 0 },
]

function drawn({ size, share, corner }: Icon): string {
  const scale = (size * share) / LANTERN.height
  const [left, top] = [(size - LANTERN.width * scale) / 2, (size - LANTERN.height * scale) / 2]
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">
  <defs>
    <radialGradient id="light" cy=".56" r=".52">
      <stop offset="0" stop-color="#f3b440" stop-opacity=".5"/><stop offset="1" stop-color="#f3b440" stop-opacity="0"/>
    </radialGradient>
    <clipPath id="cut"><rect width="${size}" height="${size}" rx="${size * corner}"/></clipPath>
  </defs>
  <g clip-path="url(#cut)">
    <rect width="${size}" height="${size}" fill="#10102b"/>
    <g transform="scale(${size / 100})">
      <path d="M0 72C18 60 34 64 50 71s34 4 50-9v38H0z" fill="#1b1b48"/>
      <path d="M0 86c22-9 42-5 58 0s30 3 42-4v18H0z" fill="#2a2a63"/>
      <rect width="100" height="100" fill="url(#light)"/>
    </g>
    <g transform="translate(${left} ${top}) scale(${scale})">${lantern}</g>
  </g>
</svg>`
}

await mkdir(FOLDER, { recursive: true })
for (const icon of ICONS) {
  await sharp(Buffer.from(drawn(icon)))
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toFile(path.join(FOLDER, `${icon.name}.png`))
}
