import { Spinner } from './Spinner.tsx'

interface Props {
  readonly className: string
  readonly text: string
}

export const LoadingLine = ({ className, text }: Props) => (
  <p className={className} role="status">
    <Spinner /> {text}
  </p>
)
