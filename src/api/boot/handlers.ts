import type { CallName } from '../../contract/call-names.ts'
import addStory from '../calls/add-story.ts'
import askReminder from '../calls/ask-reminder.ts'
import assignStory from '../calls/assign-story.ts'
import cancelPresent from '../calls/cancel-present.ts'
import cancelReminder from '../calls/cancel-reminder.ts'
import changePresent from '../calls/change-present.ts'
import changePrintAddress from '../calls/change-print-address.ts'
import changeShare from '../calls/change-share.ts'
import countRatings from '../calls/count-ratings.ts'
import decideOffered from '../calls/decide-offered.ts'
import declareWithdrawal from '../calls/declare-withdrawal.ts'
import deleteAccount from '../calls/delete-account.ts'
import exportAccount from '../calls/export-account.ts'
import exportInvoices from '../calls/export-invoices.ts'
import findSimilarLandings from '../calls/find-similar-landings.ts'
import finishReading from '../calls/finish-reading.ts'
import forecastStory from '../calls/forecast-story.ts'
import generateLandingImages from '../calls/generate-landing-images.ts'
import generateLandingText from '../calls/generate-landing-text.ts'
import improveStory from '../calls/improve-story.ts'
import isFirstStory from '../calls/is-first-story.ts'
import keepPresent from '../calls/keep-present.ts'
import listAllOrders from '../calls/list-all-orders.ts'
import listInvoices from '../calls/list-invoices.ts'
import listLandings from '../calls/list-landings.ts'
import listOffered from '../calls/list-offered.ts'
import listOrders from '../calls/list-orders.ts'
import listPresents from '../calls/list-presents.ts'
import listPrintOrders from '../calls/list-print-orders.ts'
import listProducts from '../calls/list-products.ts'
import listRatings from '../calls/list-ratings.ts'
import listSessions from '../calls/list-sessions.ts'
import listStories from '../calls/list-stories.ts'
import listVersions from '../calls/list-versions.ts'
import listWithdrawals from '../calls/list-withdrawals.ts'
import login from '../calls/login.ts'
import loginWithPassword from '../calls/login-with-password.ts'
import lookAtLink from '../calls/look-at-link.ts'
import openPresent from '../calls/open-present.ts'
import preparePreview from '../calls/prepare-preview.ts'
import prepareProof from '../calls/prepare-proof.ts'
import previewLanding from '../calls/preview-landing.ts'
import rateStory from '../calls/rate-story.ts'
import readAccount from '../calls/read-account.ts'
import readCheckoutStatus from '../calls/read-checkout-status.ts'
import readGeneratorParameters from '../calls/read-generator-parameters.ts'
import readGeneratorStatus from '../calls/read-generator-status.ts'
import readInvoice from '../calls/read-invoice.ts'
import readLanding from '../calls/read-landing.ts'
import readLandingPicture from '../calls/read-landing-picture.ts'
import readMedia from '../calls/read-media.ts'
import readPresent from '../calls/read-present.ts'
import readPreview from '../calls/read-preview.ts'
import readPrintOrder from '../calls/read-print-order.ts'
import readPrintPages from '../calls/read-print-pages.ts'
import readProof from '../calls/read-proof.ts'
import readPublication from '../calls/read-publication.ts'
import readReadingPlace from '../calls/read-reading-place.ts'
import readService from '../calls/read-service.ts'
import readShare from '../calls/read-share.ts'
import readSharedChapters from '../calls/read-shared-chapters.ts'
import readStory from '../calls/read-story.ts'
import readStoryQuota from '../calls/read-story-quota.ts'
import readWebbook from '../calls/read-webbook.ts'
import readWish from '../calls/read-wish.ts'
import receiveContentChange from '../calls/receive-content-change.ts'
import receivePaymentEvent from '../calls/receive-payment-event.ts'
import removeAdded from '../calls/remove-added.ts'
import restoreVersion from '../calls/restore-version.ts'
import retryEdition from '../calls/retry-edition.ts'
import retryGenerator from '../calls/retry-generator.ts'
import revokeOtherSessions from '../calls/revoke-other-sessions.ts'
import revokeSession from '../calls/revoke-session.ts'
import revokeShare from '../calls/revoke-share.ts'
import saveLanding from '../calls/save-landing.ts'
import saveMedia from '../calls/save-media.ts'
import saveReadingPlace from '../calls/save-reading-place.ts'
import schedulePresent from '../calls/schedule-present.ts'
import sendMessage from '../calls/send-message.ts'
import shareStory from '../calls/share-story.ts'
import signOut from '../calls/sign-out.ts'
import startCheckout from '../calls/start-checkout.ts'
import startGenerator from '../calls/start-generator.ts'
import startPublication from '../calls/start-publication.ts'
import streamSuggestions from '../calls/stream-suggestions.ts'
import takePrintStep from '../calls/take-print-step.ts'
import thankPresent from '../calls/thank-present.ts'
import translateLandingText from '../calls/translate-landing-text.ts'
import updateUser from '../calls/update-user.ts'
import uploadLandingPicture from '../calls/upload-landing-picture.ts'
import verifyLink from '../calls/verify-link.ts'
import withdrawLanding from '../calls/withdraw-landing.ts'
import type { Handler, HandlerFor } from '../http/handler.ts'

const HANDLER_BY_NAME: { readonly [Name in CallName]: HandlerFor<Name> } = {
  'add-story': addStory,
  'ask-reminder': askReminder,
  'assign-story': assignStory,
  'cancel-present': cancelPresent,
  'cancel-reminder': cancelReminder,
  'change-present': changePresent,
  'change-print-address': changePrintAddress,
  'change-share': changeShare,
  'count-ratings': countRatings,
  'decide-offered': decideOffered,
  'declare-withdrawal': declareWithdrawal,
  'delete-account': deleteAccount,
  'export-account': exportAccount,
  'export-invoices': exportInvoices,
  'find-similar-landings': findSimilarLandings,
  'finish-reading': finishReading,
  'forecast-story': forecastStory,
  'generate-landing-images': generateLandingImages,
  'generate-landing-text': generateLandingText,
  'improve-story': improveStory,
  'is-first-story': isFirstStory,
  'keep-present': keepPresent,
  'list-all-orders': listAllOrders,
  'list-invoices': listInvoices,
  'list-landings': listLandings,
  'list-offered': listOffered,
  'list-orders': listOrders,
  'list-presents': listPresents,
  'list-print-orders': listPrintOrders,
  'list-products': listProducts,
  'list-ratings': listRatings,
  'list-sessions': listSessions,
  'list-stories': listStories,
  'list-versions': listVersions,
  'list-withdrawals': listWithdrawals,
  login,
  'login-with-password': loginWithPassword,
  'look-at-link': lookAtLink,
  'open-present': openPresent,
  'prepare-preview': preparePreview,
  'prepare-proof': prepareProof,
  'preview-landing': previewLanding,
  'rate-story': rateStory,
  'read-account': readAccount,
  'read-checkout-status': readCheckoutStatus,
  'read-generator-parameters': readGeneratorParameters,
  'read-generator-status': readGeneratorStatus,
  'read-invoice': readInvoice,
  'read-landing': readLanding,
  'read-landing-picture': readLandingPicture,
  'read-media': readMedia,
  'read-present': readPresent,
  'read-preview': readPreview,
  'read-print-order': readPrintOrder,
  'read-print-pages': readPrintPages,
  'read-proof': readProof,
  'read-publication': readPublication,
  'read-reading-place': readReadingPlace,
  'read-service': readService,
  'read-share': readShare,
  'read-shared-chapters': readSharedChapters,
  'read-story': readStory,
  'read-story-quota': readStoryQuota,
  'read-webbook': readWebbook,
  'read-wish': readWish,
  'receive-content-change': receiveContentChange,
  'receive-payment-event': receivePaymentEvent,
  'remove-added': removeAdded,
  'restore-version': restoreVersion,
  'retry-edition': retryEdition,
  'retry-generator': retryGenerator,
  'revoke-other-sessions': revokeOtherSessions,
  'revoke-session': revokeSession,
  'revoke-share': revokeShare,
  'save-landing': saveLanding,
  'save-media': saveMedia,
  'save-reading-place': saveReadingPlace,
  'schedule-present': schedulePresent,
  'send-message': sendMessage,
  'share-story': shareStory,
  'sign-out': signOut,
  'start-checkout': startCheckout,
  'start-generator': startGenerator,
  'start-publication': startPublication,
  'stream-suggestions': streamSuggestions,
  'take-print-step': takePrintStep,
  'thank-present': thankPresent,
  'translate-landing-text': translateLandingText,
  'update-user': updateUser,
  'upload-landing-picture': uploadLandingPicture,
  'verify-link': verifyLink,
  'withdraw-landing': withdrawLanding,
}

export const HANDLERS: readonly Handler[] = Object.values(HANDLER_BY_NAME)
