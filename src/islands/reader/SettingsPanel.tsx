import './panel.css'
import './sample.css'
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

/** The same in every language. */
const FAMILY_NAMES = { literata: 'Literata', atkinson: 'Atkinson', opendyslexic: 'OpenDyslexic' } as const
const PAPER_ICONS = { day: 'sun', candle: 'lantern', night: 'moon' } as const

interface Props {
  readonly settings: ReaderSettings
  readonly paper: (typeof PAPERS)[number]
  /** Of the story. */
  readonly language: string
  /** Of the text being read. */
  readonly sample: string
  readonly texts: Texts['reader']
  readonly onClose: () => void
  readonly onKeys: () => void
}

/** Not modal: the text that it changes stays in reach. */
export function SettingsPanel({ settings, paper, language, sample, texts, onClose, onKeys }: Props) {
  const { panel } = texts
  const sheet = useRef<HTMLElement>(null)
  useEffect(() => sheet.current?.focus({ preventScroll: true }), [])
  return (
    <section ref={sheet} className="reader-panel" role="dialog" aria-labelledby="reader-panel" tabIndex={-1}>
      <h2 id="reader-panel">{panel.heading}</h2>
      <button type="button" className="icon-button close" aria-label={texts.close} onClick={onClose}>
        <Icon name="x" />
      </button>
      <Sample {...{ settings, language }} text={sample} label={panel.sample} />
      <SizeStepper step={settings.fontStep} texts={panel} />
      <Choices {...{ settings, paper }} isThai={language === 'th'} texts={panel} />
      <PagedSwitch isPaged={settings.isPaged} texts={panel} />
      <button type="button" className="button quiet small reader-keys-open" onClick={onKeys}>
        {panel.keys}
      </button>
    </section>
  )
}

type PanelTexts = Texts['reader']['panel']
type ChoicesProps = Pick<Props, 'settings' | 'paper'> & { readonly isThai: boolean; readonly texts: PanelTexts }

type SampleProps = Pick<Props, 'settings' | 'language'> & { readonly text: string; readonly label: string }

/** Shows what a choice does, whatever the page below shows. */
const Sample = ({ settings, language, text, label }: SampleProps) => (
  <figure className="reader-sample reader-type" data-step={settings.fontStep} data-spacing={settings.spacing}>
    <figcaption className="visually-hidden">{label}</figcaption>
    <blockquote className="read" lang={language}>
      {text}
    </blockquote>
  </figure>
)

const Choices = ({ settings, paper, isThai, texts }: ChoicesProps) => (
  <>
    <Choice
      name="reader-family"
      className="family"
      legend={texts.family}
      options={FAMILIES}
      labels={FAMILY_NAMES}
      value={settings.family}
      note={isThai ? texts.thai : undefined}
      onChange={family => changeSettings({ family })}
    />
    <PaperChoice paper={paper} texts={texts} />
    <Choice
      name="reader-spacing"
      className="plain"
      legend={texts.spacing}
      options={SPACINGS}
      labels={texts.spacings}
      value={settings.spacing}
      onChange={spacing => changeSettings({ spacing })}
    />
    <Choice
      name="reader-width"
      className="plain width"
      legend={texts.width}
      options={WIDTHS}
      labels={texts.widths}
      value={settings.width}
      onChange={width => changeSettings({ width })}
    />
  </>
)

const PaperChoice = ({ paper, texts }: Pick<ChoicesProps, 'paper' | 'texts'>) => (
  <Choice
    name="reader-paper"
    className="paper"
    legend={texts.paper}
    options={PAPERS}
    labels={{
      day: <PaperName name="day" texts={texts} />,
      candle: <PaperName name="candle" texts={texts} />,
      night: <PaperName name="night" texts={texts} />,
    }}
    value={paper}
    onChange={chosen => changeSettings({ paper: chosen })}
  />
)

const PagedSwitch = ({ isPaged, texts }: { readonly isPaged: boolean; readonly texts: PanelTexts }) => (
  <label className="reader-switch">
    <span>
      {texts.paged}
      <small>{texts.pagedHint}</small>
    </span>
    <input type="checkbox" checked={isPaged} onChange={event => changeSettings({ isPaged: event.target.checked })} />
  </label>
)

interface PaperNameProps {
  readonly name: keyof typeof PAPER_ICONS
  readonly texts: PanelTexts
}

const PaperName = ({ name, texts }: PaperNameProps) => (
  <>
    <Icon name={PAPER_ICONS[name]} />
    {texts.papers[name]}
  </>
)
