import { useStore } from '@nanostores/react'
import { $session } from '../../client/account/session.ts'
import { $message } from '../../client/listing-draft/draft.store.ts'
import { MOST_LETTERS } from '../../client/listing-draft/message.ts'
import {
  answerAsk,
  closeMessage,
  fillFrom,
  homesIn,
  settleKept,
  undoMessage,
} from '../../client/listing-draft/message-fill.ts'
import { handText } from '../../client/listing-file/handed-text.ts'
import { MessagePanel } from '../../components/wizard/MessagePanel.tsx'
import { PATHS } from '../../contract/paths.ts'
import { FILE_ROLE } from '../../domain/listing-file/listing-file.ts'

/** The panel into which a message is pasted, with the reader of messages. */
export function PasteMessage({ onClose }: { onClose: (undone: boolean) => void }) {
  const message = useStore($message)
  const role = useStore($session)?.role
  return (
    <MessagePanel
      result={message?.shown ? message : null}
      limit={MOST_LETTERS}
      homesIn={homesIn}
      allHref={role === FILE_ROLE ? PATHS.postSeveral : null}
      onFill={fillFrom}
      onAll={handText}
      onAsk={answerAsk}
      onKept={settleKept}
      onUndo={() => {
        undoMessage()
        onClose(true)
      }}
      onClose={() => {
        closeMessage()
        onClose(false)
      }}
    />
  )
}
