import { elapsed } from '../lib/elapsed.ts'

/** Puts our own buttons in the place of the browser's, which stay where no script runs. */
export function startSampleSound(): void {
  const box = document.querySelector<HTMLElement>('[data-sample-sound]')
  const sound = box?.querySelector('audio')
  const button = box?.querySelector('button')
  const line = box?.querySelector<HTMLElement>('.sample-line')
  const range = line?.querySelector('input')
  const time = line?.querySelector('span')
  const alarm = box?.querySelector('[role=alert]')
  if (!box || !sound || !button || !line || !range || !time || !alarm) return
  const [play, pause] = [button.ariaLabel, button.dataset.pause ?? '']
  const show = () => {
    range.value = String(Math.round(sound.currentTime))
    range.style.setProperty('--fill', `${(100 * sound.currentTime) / Number(range.max)}%`)
    range.ariaValueText = elapsed(sound.currentTime)
    time.textContent = elapsed(sound.currentTime)
    button.ariaLabel = sound.paused ? play : pause
    box.classList.toggle('is-playing', !sound.paused)
  }
  const fail = () => {
    alarm.textContent = box.dataset.failed ?? ''
  }
  for (const event of ['play', 'pause', 'timeupdate', 'ended']) sound.addEventListener(event, show)
  sound.addEventListener('error', fail)
  button.addEventListener('click', () => {
    alarm.textContent = ''
    if (sound.paused) sound.play().catch(fail)
    else sound.pause()
  })
  range.addEventListener('input', () => {
    sound.currentTime = Number(range.value)
    show()
  })
  sound.controls = false
  button.hidden = false
  line.hidden = false
}
