import sharp from 'sharp'
import { figure } from '../../src/figures/figure.ts'
import { drawPet } from '../../src/figures/pets/pet-table.ts'
import { DESCRIBED_PEOPLE, type DescribedPerson } from './described-people.ts'
import { drawingFor } from './requested-parts.ts'

const TILE = { width: 110, height: 136, inRow: 10 } as const
const PERSON_SCALE = 0.7
const PET_SCALE = 0.56
const FLOOR = 127
const PAPERS = ['#e9dcc3', '#dfd0b4'] as const
const [WIDTH, HEIGHT] = [TILE.width * TILE.inRow, TILE.height * Math.ceil(DESCRIBED_PEOPLE.length / TILE.inRow)]

function tileOf(person: DescribedPerson, index: number): string {
  const { look, pet } = drawingFor(person)
  const [column, row] = [index % TILE.inRow, Math.floor(index / TILE.inRow)]
  const [left, top] = [column * TILE.width, row * TILE.height]
  const paper = `<rect x="${left}" y="${top}" width="${TILE.width}" height="${TILE.height}" fill="${PAPERS[(column + row) % 2]}"/>`
  const scale = pet ? PET_SCALE : PERSON_SCALE
  const body = pet ? drawPet(pet) : figure(look, { pose: 'standing' })
  return `${paper}<g transform="translate(${left + TILE.width / 2} ${top + FLOOR}) scale(${scale})">${body}</g>`
}

/** Everybody of the list, in its order, ten in a row. */
export function drawPeople() {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${DESCRIBED_PEOPLE.map(tileOf).join('')}</svg>`
  return sharp(Buffer.from(svg))
}

/** Mean difference of colour of each tile of two sheets, 0 to 255, in the order of the list. */
export async function differencesOf(one: Buffer, other: Buffer): Promise<number[]> {
  const raw = (sheet: Buffer) => sharp(sheet).flatten().removeAlpha().raw().toBuffer()
  const [mine, theirs] = [await raw(one), await raw(other)]
  const sums = DESCRIBED_PEOPLE.map(() => 0)
  for (let at = 0; at < mine.length; at++) {
    const pixel = Math.floor(at / 3)
    const column = Math.floor((pixel % WIDTH) / TILE.width)
    const tile = Math.floor(pixel / WIDTH / TILE.height) * TILE.inRow + column
    sums[tile] = (sums[tile] ?? 0) + Math.abs((mine[at] ?? 0) - (theirs[at] ?? 0))
  }
  return sums.map(sum => sum / (TILE.width * TILE.height * 3))
}
