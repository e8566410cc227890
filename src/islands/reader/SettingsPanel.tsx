import './panel.css'
import { useEffect, useRef } from 'react'
import type { Texts } from '../../contract/texts.ts'
import {
  changeSettings,
  FAMILIES,
  PAPERS,
  type ReaderSettings,
  SPACINGS,
  WIDTHS,
} from '../../stores/reader/reader-settings.ts'
import { Icon } from '../icon/Icon.tsx'
import { Choice } from './Choice.tsx'
import { SizeStepper } from './SizeStepper.tsx'

/** Names of typefaces are the same in every language. */
const FAMILY_NAMES = { literata: 'Literata', atkinson: 'Atkinson', opendyslexic: 'OpenDyslexic' } as const
const PAPER_ICONS = { day: 'sun', candle: 'lantern', night: 'moon' } as const

interface Props {
  readonly settings: ReaderSettings
  /** What the page lies on, chosen or not. */
  readonly paper: (typeof PAPERS)[number]
  readonly isThai: boolean
  readonly texts: Texts['reader']
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** How the book is set. It lies beside the text it changes, which stays in reach. */
export function SettingsPanel({ settings, paper, isThai, texts, onClose, onKeys }: Props) {
  const { panel } = texts
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={sheet} className="rd-panel" role="dialog" aria-labelledby="rd-panel" tabIndex={-1}>
      <h2 id="rd-panel">{panel.heading}</h2>
      <button type="button" className="ib close" aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
      <SizeStepper step={settings.fontStep} texts={panel} />
      <Choice
        name="rd-family"
        className="family"
        legend={panel.family}
        options={FAMILIES}
        labels={FAMILY_NAMES}
        value={settings.family}
        note={isThai ? panel.thai : undefined}
        onChange={family => changeSettings({ family })}
      />
      <Choice
        name="rd-paper"
        className="paper"
        legend={panel.paper}
        options={PAPERS}
        labels={{
          day: <PaperName name="day" texts={panel} />,
          candle: <PaperName name="candle" texts={panel} />,
          night: <PaperName name="night" texts={panel} />,
        }}
        value={paper}
        onChange={chosen => changeSettings({ paper: chosen })}
      />
      <Choice
        name="rd-spacing"
        className="plain"
        legend={panel.spacing}
        options={SPACINGS}
        labels={panel.spacings}
        value={settings.spacing}
        onChange={spacing => changeSettings({ spacing })}
      />
      <Choice
        name="rd-width"
        className="plain width"
        legend={panel.width}
        options={WIDTHS}
        labels={panel.widths}
        value={settings.width}
        onChange={width => changeSettings({ width })}
      />
      <label className="rd-switch">
        <span>
          {panel.paged}
          <small>{panel.pagedHint}</small>
        </span>
        <input
          type="checkbox"
          checked={settings.isPaged}
          onChange={event => changeSettings({ isPaged: event.target.checked })}
        />
      </label>
      <button type="button" className="btn quiet sm rd-keys-open" onClick={onKeys}>
        {panel.keys}
      </button>
    </section>
  )
}

interface PaperNameProps {
  readonly name: keyof typeof PAPER_ICONS
  readonly texts: Texts['reader']['panel']
}

const PaperName = ({ name, texts }: PaperNameProps) => (
  <>
    <Icon name={PAPER_ICONS[name]} />
    {texts.papers[name]}
  </>
)
