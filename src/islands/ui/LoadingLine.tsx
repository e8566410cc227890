import { Spinner } from './Spinner.tsx'

interface Props {
  readonly className: string
  readonly text: string
}

/** Says what is under way; a screen reader hears it when it comes. */
export const LoadingLine = ({ className, text }: Props) => (
  <p className={className} role="status">
    <Spinner /> {text}
  </p>
)
