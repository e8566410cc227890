import { describe } from 'vitest'
import { test } from './guest.ts'
import { press, type } from './keyboard.ts'
import { mailedLink, newEmail } from './mails.ts'
import { ownStory, startPaused } from './own-story.ts'
import { libraryPath, readerPath, storyPath, textsIn } from './texts.ts'

const { library: libraryTexts, progress, signIn, frame } = textsIn('de')

describe.concurrent('an address left beside a story', () => {
  test('keeps the story for a new account, with the keyboard alone', async ({ guest, expect }) => {
    const { page, complaints } = await guest('about:blank')
    const id = await ownStory(page)
    await page.goto(storyPath('de', id))
    await type(page, page.getByLabel(progress.keep.complete.question), newEmail())
    await press(page, page.getByRole('button', { name: progress.keep.send }))
    const library = page.getByRole('link', { name: progress.dialog.library })
    await library.waitFor()
    await page.getByRole('button', { name: frame.account }).waitFor()
    expect(complaints).toEqual([])
    await library.click()
    await page.locator(`a[href$="${id}"]`).first().waitFor()
  })

  test('brings the story to whatever browser the link is opened in, once its owner says that it is theirs', async ({
    guest,
    expect,
  }) => {
    const email = newEmail()
    const earlier = await guest('about:blank')
    await earlier.page.request.post('/api/v1/auth/login', { data: { email, lang: 'de' } })
    await mailedLink(email)
    const author = await guest('about:blank')
    const { id, finish } = await startPaused(author.page, { story: { length: '2000' } })
    await author.page.goto(storyPath('de', id))
    await author.page.getByRole('heading', { name: progress.leave.heading }).waitFor()
    await author.page.locator('input[type=email]').first().fill(email)
    await author.page.getByRole('button', { name: progress.keep.send }).first().click()
    const link = await mailedLink(email, 2)
    const elsewhere = await guest(link)
    await elsewhere.page.getByRole('button', { name: signIn.verify.confirm.button }).click()
    await elsewhere.page.waitForURL(`**${libraryPath('de')}`)
    await elsewhere.page.getByRole('button', { name: libraryTexts.offered.keep }).click()
    await elsewhere.page.getByText(libraryTexts.offered.kept).waitFor()
    await elsewhere.page.goto(storyPath('de', id))
    await elsewhere.page.locator('.progress-steps').waitFor()
    await finish()
    await elsewhere.page.getByRole('link', { name: progress.dialog.read }).first().waitFor()
    await elsewhere.page.goto(readerPath('de', id))
    await elsewhere.page.locator('.reader-chapter').first().waitFor()
    expect(await elsewhere.page.getByRole('button', { name: frame.account }).count()).toBe(1)
  })
})
