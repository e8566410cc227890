import {
  ADTS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  type MetadataTags,
  Mp4OutputFormat,
  Output,
} from 'mediabunny'

/** Samples of an AAC-LC frame. */
const FRAME = 1024

export interface Muxed {
  readonly file: Uint8Array
  readonly rateHz: number
  readonly samples: readonly number[]
}

async function trackOf(aac: Uint8Array): Promise<InputAudioTrack> {
  const input = new Input({ source: new BufferSource(aac), formats: [ADTS] })
  const track = await input.getPrimaryAudioTrack()
  if (!track) throw new Error('no sound in a chapter')
  return track
}

const configOf = async (track: InputAudioTrack) => {
  const config = await track.getDecoderConfig()
  if (!config) throw new Error('no AAC in a chapter')
  return config
}

export interface M4aTags {
  /** Three letters. */
  readonly language: string
  readonly metadata: MetadataTags
}

/** MP4 of all chapters in order. Throws when rates or channels differ. */
export async function muxM4a(chapters: readonly Uint8Array[], { language, metadata }: M4aTags): Promise<Muxed> {
  const target = new BufferTarget()
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: 'in-memory', metadataFormat: 'mdir' }), target })
  const source = new EncodedAudioPacketSource('aac')
  output.addAudioTrack(source, { languageCode: language })
  output.setMetadataTags(metadata)
  await output.start()
  const tracks = await Promise.all(chapters.map(trackOf))
  const configs = await Promise.all(tracks.map(configOf))
  const [decoderConfig] = configs
  if (!decoderConfig) throw new RangeError('a book has 1 to 255 chapters')
  const { sampleRate, numberOfChannels } = decoderConfig
  if (configs.some(config => config.sampleRate !== sampleRate || config.numberOfChannels !== numberOfChannels)) {
    throw new Error('chapters differ in rate or channels')
  }
  const samples: number[] = []
  let frames = 0
  for (const track of tracks) {
    const before = frames
    for await (const packet of new EncodedPacketSink(track).packets()) {
      const placed = packet.clone({ timestamp: (frames * FRAME) / sampleRate, duration: FRAME / sampleRate })
      await source.add(placed, { decoderConfig })
      frames += 1
    }
    samples.push((frames - before) * FRAME)
  }
  await output.finalize()
  if (!target.buffer) throw new Error('the muxer gave no file')
  return { file: new Uint8Array(target.buffer), rateHz: sampleRate, samples }
}
