import type { Language } from '../../contract/languages.ts'

/** The site's colours as plain values: mail programs know no variables. Inline styles, as some drop the stylesheet. */
const LIGHT = { page: '#f8f0df', sheet: '#fffaf0', line: '#dccdaf', ink: '#231f3d', soft: '#544d68', link: '#845000' }
const DARK = { page: '#13132e', sheet: '#1e1e44', line: '#37366a', ink: '#f7eedb', soft: '#c9c0d6', link: '#ffd07a' }
const NIGHT = '#10102b'
const HILL = '#1b1b48'
const CREAM = '#f7eedb'

const SERIF = "'Young Serif',Georgia,'Times New Roman',serif"
const SANS = "'Atkinson Hyperlegible Next',-apple-system,'Segoe UI',Roboto,'Helvetica Neue',Arial,sans-serif"
const THAI = "'Noto Sans Thai Looped','Leelawadee UI','Sukhumvit Set',Thonburi,Tahoma,sans-serif"

export const DARK_STYLE = `@media (prefers-color-scheme:dark){
.page{background:${DARK.page}!important}
.sheet{background:${DARK.sheet}!important;border-color:${DARK.line}!important}
.ink{color:${DARK.ink}!important}
.soft{color:${DARK.soft}!important}
.link{color:${DARK.link}!important}
.rule{border-color:${DARK.line}!important}
}
@media (max-width:480px){.sheet{padding:28px 22px 26px!important}.button{display:block!important}}`

export interface LetterStyle {
  readonly [part: string]: string
}

/** Thai needs room above and below its letters. */
export function letterStyle(language: Language): LetterStyle {
  const isThai = language === 'th'
  const [serif, sans, line, head] = isThai ? [THAI, THAI, 1.8, 1.45] : [SERIF, SANS, 1.6, 1.25]
  const weight = isThai ? 700 : 400
  return {
    page: `margin:0;padding:0;background:${LIGHT.page};font-family:${sans};-webkit-text-size-adjust:100%`,
    preview: 'display:none;max-height:0;overflow:hidden;opacity:0',
    stage: `background:${NIGHT};padding:32px 0 0;text-align:center;overflow:hidden`,
    name: `margin:10px 0 0;font:400 25px/1.2 ${SERIF};color:${CREAM}`,
    cover: `display:block;width:230px;max-width:62%;height:auto;margin:20px auto 0;border-radius:4px 10px 10px 4px;border-right:4px solid ${CREAM};border-bottom:4px solid #e9d5a6;font:400 19px/1.4 ${serif};color:${CREAM}`,
    hill: `height:58px;margin:20px -6% 0;background:${HILL};border-radius:50% 50% 0 0/100% 100% 0 0`,
    letter: 'max-width:560px;margin:-38px auto 0;padding:0 12px 40px',
    sheet: `background:${LIGHT.sheet};border:1px solid ${LIGHT.line};border-radius:14px 20px 16px 22px;padding:36px 40px 32px`,
    heading: `margin:0 0 14px;font:${weight} 28px/${head} ${serif};color:${LIGHT.ink}`,
    paragraph: `margin:0 0 14px;font-size:17px;line-height:${line};color:${LIGHT.ink}`,
    press: 'margin:26px 0 24px;text-align:center',
    button: `display:inline-block;background:#f3b440;border-bottom:3px solid #b8730f;border-radius:14px 18px 15px 20px;padding:15px 34px 13px;font-size:18px;line-height:1.35;font-weight:700;color:#2b1a04;text-decoration:none`,
    note: `margin:0 0 10px;font-size:15px;line-height:${line};color:${LIGHT.soft}`,
    rule: `border:0;border-top:1px dashed ${LIGHT.line};margin:22px 0 18px`,
    written: `font-size:14px;line-height:1.5;word-break:break-all;overflow-wrap:anywhere;color:${LIGHT.link}`,
    foot: `margin:22px 12px 0;text-align:center;font-size:14px;line-height:${line};color:${LIGHT.soft}`,
    imprint: `color:${LIGHT.link}`,
  }
}

export const LANTERN = {
  handle: `width:14px;height:9px;margin:0 auto;border:2px solid ${CREAM};border-bottom:0;border-radius:9px 9px 0 0;box-sizing:border-box`,
  roof: `width:14px;height:0;margin:0 auto;border:0 solid transparent;border-width:0 5px 7px;border-bottom-color:${CREAM}`,
  glass:
    'width:21px;height:23px;margin:0 auto;background:#f3b440;background:linear-gradient(90deg,#f3b440 50%,#d98f1e 50%);box-sizing:border-box;padding-top:6px;box-shadow:0 0 30px 8px rgba(243,170,50,.4)',
  flame:
    'width:9px;height:13px;margin:0 auto;background:#fff6d8;border-radius:50% 50% 50% 50%/68% 68% 32% 32%;box-sizing:border-box;padding-top:6px',
  wick: 'width:4px;height:6px;margin:0 auto;background:#e0662b;border-radius:50% 50% 50% 50%/68% 68% 32% 32%',
  foot: `width:17px;height:0;margin:0 auto;border:0 solid transparent;border-width:0 5px 7px;border-bottom-color:${CREAM}`,
} as const

const WRAP = '#4a479c'
const WRAP_SHADE = '#383578'
const RIBBON = '#d2533a'
const RIBBON_SHADE = '#b8432c'
const LOOP = `display:inline-block;width:44px;height:26px;border:9px solid ${RIBBON};box-sizing:border-box`

export const PARCEL = {
  box: 'margin:18px auto 0;border-collapse:collapse',
  bow: 'padding:0;line-height:0;font-size:0',
  left: `${LOOP};border-radius:24px 24px 4px 24px`,
  right: `${LOOP};border-radius:24px 24px 24px 4px;border-color:${RIBBON_SHADE}`,
  paper: `width:64px;height:52px;background:${WRAP}`,
  side: `width:64px;height:52px;background:${WRAP_SHADE}`,
  tall: `width:64px;height:96px;background:${WRAP}`,
  tallSide: `width:64px;height:96px;background:${WRAP_SHADE}`,
  ribbon: `width:22px;background:${RIBBON}`,
  across: `height:22px;background:${RIBBON}`,
  knot: `width:22px;height:22px;background:${RIBBON_SHADE}`,
  tag: `display:inline-block;margin:16px auto 0;padding:9px 18px;background:#fffaf0;border-radius:4px;color:#544d68;font-size:14px;line-height:1.4`,
  name: `font:400 18px/1.3 ${SERIF};color:#231f3d`,
} as const
