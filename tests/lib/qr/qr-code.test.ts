import { describe, expect, it } from 'vitest'
import { qrCode } from '../../../src/lib/qr/qr-code.ts'

const ADDRESS = 'https://lumitale.example/de/present/BCDFGHJKMNPQ'
/** Read by the decoder of the package qr 0.7.0 as that address. */
const READ = [
  '#######...##.#.#.#.#.###..#######',
  '#.....#.####..##..######..#.....#',
  '#.###.#...#.###.###.......#.###.#',
  '#.###.#....#.######.####..#.###.#',
  '#.###.#.#.#...#.#.#.#.#...#.###.#',
  '#.....#....##..###.###.##.#.....#',
  '#######.#.#.#.#.#.#.#.#.#.#######',
  '..........#..#.#.#.#.##..........',
  '#.#.#.#..#.#.#...#..##.#....#..#.',
  '#...#..#.....#..##..#...####...##',
  '###.###.#.#...#...#..#...###..###',
  '.##....##.#.###.####.#.#.#..#....',
  '##..#.##..###.###.#.#..####.##.##',
  '#.##...#.#.##.###.###.####....#.#',
  '#.#...#.#.####.##..##...##.#...##',
  '#.#.##.##..###..##..##....##...#.',
  '#.#.###...#.#.####.###.####..#...',
  '#...##......#.......##..####...##',
  '####.####...#....#..#.#..##...###',
  '.#..#...##.###.##..#.#.######...#',
  '.....##............#...####.##..#',
  '.#.##..###.##.##.#.#.#####.....##',
  '#.###.#.##.#............##....###',
  '.#..##.#......##.###.###.#.#.#.#.',
  '#..####.##.##.#.###..########...#',
  '........#.##.##.##..##.##...##..#',
  '#######...##..#.#.#...###.#.#.###',
  '#.....#..##.##.########.#...#....',
  '#.###.#.#.#.###.#.#.#.#.######.##',
  '#.###.#..#.###.##.###.......#.#.#',
  '#.###.#.##.#.#.###.###.###..##..#',
  '#.....#...#..#..###.##.#....#..#.',
  '#######.##.#######.###.###..#.###',
]

const drawn = (text: string) => qrCode(text)?.map(row => row.map(isDark => (isDark ? '#' : '.')).join(''))

describe('A code for a camera', () => {
  it('is the one that a decoder has read', () => {
    expect(drawn(ADDRESS)).toEqual(READ)
  })

  it('grows with its text, up to 106 bytes', () => {
    const sizes = [1, 42, 43, 62, 63, 84, 85, 106].map(length => qrCode('a'.repeat(length))?.length)
    expect(sizes).toEqual([29, 29, 33, 33, 37, 37, 41, 41])
    expect(qrCode('a'.repeat(107))).toBeUndefined()
    expect(qrCode('🌙'.repeat(27))).toBeUndefined()
  })

  it('differs in its data alone: the patterns stand where cameras look for them', () => {
    const [one = [], other = []] = [drawn('a'), drawn('b')]
    const finder = ['#######', '#.....#', '#.###.#', '#.###.#', '#.###.#', '#.....#', '#######']
    for (const code of [one, other]) {
      expect(code.slice(0, 7).map(row => row.slice(0, 7))).toEqual(finder)
      expect(code.slice(0, 7).map(row => row.slice(-7))).toEqual(finder)
      expect(code.slice(-7).map(row => row.slice(0, 7))).toEqual(finder)
    }
    expect(one).not.toEqual(other)
  })
})
