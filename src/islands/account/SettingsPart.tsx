import type { ReactNode } from 'react'

interface Props {
  readonly id: string
  readonly heading: string
  readonly children: ReactNode
}

export const SettingsPart = ({ id, heading, children }: Props) => (
  <section className="settings-part" aria-labelledby={id}>
    <h2 id={id}>{heading}</h2>
    <div className="settings-body">{children}</div>
  </section>
)
