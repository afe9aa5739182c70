/** RT-018, RT-019. The initial bundle needs nothing else of questions. */
export const askQuestionPath = "/ask-question"
export const questionSentPath = "/ask-question-send"

/** RT-064. */
export const getInTouchPath = "/customer-service/get-in-touch"
