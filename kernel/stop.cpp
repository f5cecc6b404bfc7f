#include "stop.hpp"

#include <algorithm>
#include <utility>

namespace mamlaka {

namespace {

constexpr auto BETWEEN_LOOKS = std::chrono::milliseconds(20);
constexpr double NEVER = 1e9;

}  // namespace

Stop::Stop(std::atomic<bool>& flag, double seconds, Look look)
    : flag_(flag),
      look_(std::move(look)),
      end_(Clock::now() + std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(
                              seconds < NEVER ? std::max(seconds, 0.0) : NEVER))),
      next_look_(Clock::now() + BETWEEN_LOOKS) {}

bool Stop::ask() {
    const auto now = Clock::now();
    left_ = PIECES;
    if (now >= end_) flag_ = true;
    if (!flag_ && look_ && now >= next_look_) {
        next_look_ = now + BETWEEN_LOOKS;
        if (look_()) flag_ = true;
    }
    if (flag_) left_ = 0;  // later calls return true, too
    return flag_;
}

}  // namespace mamlaka
