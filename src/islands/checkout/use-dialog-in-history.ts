import { useCallback, useEffect, useState } from 'react'

/** Key in the state of a history entry: a dialog is open. */
const MARK = 'dialog'

/** Opening the dialog adds a history entry, so that Back closes it; closing takes the entry back. */
export function useDialogInHistory<Name extends string>() {
  const [opened, setOpened] = useState<Name>()
  useEffect(() => {
    const follow = () => setOpened(undefined)
    // A page from the back/forward cache comes back with its dialog.
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted && history.state?.[MARK] === undefined) follow()
    }
    addEventListener('popstate', follow)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('popstate', follow)
      removeEventListener('pageshow', onPageShow)
    }
  }, [])
  const open = useCallback((name: Name) => {
    history.pushState({ ...history.state, [MARK]: name }, '')
    setOpened(name)
  }, [])
  const close = useCallback(() => {
    setOpened(undefined)
    if (history.state?.[MARK] !== undefined) history.back()
  }, [])
  return { opened, open, close }
}
