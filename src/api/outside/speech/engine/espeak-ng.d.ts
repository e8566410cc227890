/** The part we use; the package brings no types. */
declare module '@echogarden/espeak-ng-emscripten' {
  interface SpeechWorker {
    get_samplerate(): number
    /** 0 when there is such a voice. */
    set_voice(name: string): number
    /** Words a minute. */
    set_rate(rate: number): void
    /** From 0 to 100. */
    set_pitch(pitch: number): void
    /** How much the voice rises and falls, from 0 to 100. */
    set_range(range: number): void
    /** A true answer ends the speech. */
    synthesize(text: string, onPiece: (samples: Int16Array | undefined) => boolean): void
  }
  interface SpeechModule {
    readonly eSpeakNGWorker: new () => SpeechWorker
  }
  export default function open(): Promise<SpeechModule>
}
