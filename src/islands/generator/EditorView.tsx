import { useStore } from '@nanostores/react'
import { CardPreview } from './CardPreview.tsx'
import { CoverPane } from './CoverPane.tsx'
import { useGeneratorContext } from './context.ts'
import { Head } from './Head.tsx'
import { IdeaPane } from './IdeaPane.tsx'
import { LanguagesPane } from './LanguagesPane.tsx'
import { LanguageTabs } from './LanguageTabs.tsx'
import { ParametersPane } from './ParametersPane.tsx'
import { PlacementPane } from './PlacementPane.tsx'
import { QuestionsPane } from './QuestionsPane.tsx'
import { SearchPreview } from './SearchPreview.tsx'
import { SimilarNote } from './SimilarNote.tsx'
import { TextPane } from './TextPane.tsx'

interface Props {
  readonly onList: () => void
  readonly onNew: () => void
  readonly onParameters: () => void
}

export function EditorView({ onList, onNew, onParameters }: Props) {
  const { shown } = useStore(useGeneratorContext().generator.editorDraft.$draft)
  return (
    <div className="generator-wide">
      <Head onList={onList} onNew={onNew} />
      <LanguageTabs />
      <div className="generator-desk" key={shown}>
        <div className="generator-column">
          <IdeaPane />
          <TextPane />
        </div>
        <div className="generator-column">
          <CoverPane />
          <QuestionsPane />
          <ParametersPane onOpen={onParameters} />
          <LanguagesPane />
        </div>
        <div className="generator-column">
          <PlacementPane />
          <SimilarNote />
          <CardPreview />
          <SearchPreview />
        </div>
      </div>
    </div>
  )
}
