import './advent.css'
import type { Street } from '../../contract/street.ts'
import { LoadingLine } from '../ui/LoadingLine.tsx'
import { StreetArt } from './StreetArt.tsx'

interface Props {
  readonly art: Street['art']
  readonly text: string
}

export const Loading = ({ art, text }: Props) => (
  <div className="advent">
    <div className="wrap advent-head">
      <LoadingLine className="lead advent-loading" text={text} />
    </div>
    <StreetArt art={art} />
  </div>
)
