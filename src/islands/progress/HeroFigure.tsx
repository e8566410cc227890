interface Props {
  /** A whole SVG document. */
  readonly svg: string
  readonly className?: string
}

/** Decoration: what it stands in says who is there. */
export const HeroFigure = ({ svg, className }: Props) => (
  <img className={className} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" />
)
