import { useStore } from '@nanostores/react'
import { CardPreview } from './CardPreview.tsx'
import { CoverPane } from './CoverPane.tsx'
import { useBench } from './context.ts'
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

export function DeskView({ onList, onNew, onParameters }: Props) {
  const { shown } = useStore(useBench().generator.desk.$desk)
  return (
    <div className="gn-wide">
      <Head onList={onList} onNew={onNew} />
      <LanguageTabs />
      <div className="gn-desk" key={shown}>
        <div className="gn-column">
          <IdeaPane />
          <TextPane />
        </div>
        <div className="gn-column">
          <CoverPane />
          <QuestionsPane />
          <ParametersPane onOpen={onParameters} />
          <LanguagesPane />
        </div>
        <div className="gn-column">
          <PlacementPane />
          <SimilarNote />
          <CardPreview />
          <SearchPreview />
        </div>
      </div>
    </div>
  )
}
