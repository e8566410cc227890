import type { Gender } from '../../../story/brief.ts'
import { formOf, type Owner } from '../answers/form-of.ts'
import type { TokenResolver } from '../template.ts'
import type { Filling } from './socket.ts'

const SOCKET_TOKEN = /^([\p{Ll}\d]{3,})(?:\.(.*))?$/su

const ownerOf = (gender: Gender): Owner => (gender === 'male' || gender === 'female' ? gender : 'neutral')

/** Words of tokens that name a socket: `{thing.den}`; undefined for all others. */
export function socketWords(fillings: readonly Filling[], heroGender: Gender): TokenResolver {
  const readings = new Map(fillings.map(({ socket, reading }) => [socket, reading]))
  const owner = ownerOf(heroGender)
  return token => {
    const [, name = '', form = ''] = SOCKET_TOKEN.exec(token) ?? []
    const reading = readings.get(name)
    return reading && formOf(reading, form, owner)
  }
}
